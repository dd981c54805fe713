"""Python whose `# > ` comments are output: what the statement above them showed when it ran."""

import re
from collections.abc import Iterator

from pygments.lexers.python import PythonLexer
from pygments.token import Comment, Generic, _TokenType

OUTPUT = re.compile(
    r"(?P<prompt># >)"
    r"(?P<tag> \[(?:torch|numpy|python)[^\]]*\])?"
    r"(?:(?P<message> [\w.]*(?:Error|Exception|Warning)(?::.*)?)|(?P<text> .*))?"
)
TOKENS = {
    "prompt": Generic.Prompt,
    "tag": Generic.Strong,
    "message": Generic.Error,
    "text": Generic.Output,
}


class SnippetLexer(PythonLexer):
    """Highlight Python; give output its own tokens, so that it looks like none of the code."""

    name = "Python snippet"
    aliases = ("snippet",)
    filenames = ()
    mimetypes = ()

    def get_tokens_unprocessed(
        self, text: str, stack: tuple[str, ...] = ("root",)
    ) -> Iterator[tuple[int, _TokenType, str]]:
        """Yield Python's tokens, each output comment split into prompt, version tag and text."""
        for index, token, value in super().get_tokens_unprocessed(text, stack):
            output = OUTPUT.fullmatch(value) if token is Comment.Single else None
            if output is None:
                yield index, token, value
                continue
            for part, part_token in TOKENS.items():
                if output[part]:
                    yield index + output.start(part), part_token, output[part]
