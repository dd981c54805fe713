"""The Pygments lexer: output has tokens of its own, and it is all that an install adds."""

from importlib.metadata import files
from pathlib import Path

import snippet_lexer
from pygments.token import Comment, Generic

ROOT = Path(__file__).parent.parent


def tokens(source: str) -> list[tuple[object, str]]:
    """Give what the lexer makes of a source, without its white space."""
    found = snippet_lexer.SnippetLexer().get_tokens(source)
    return [(token, text) for token, text in found if text.strip()]


def test_the_lexer_splits_output_from_code() -> None:
    """Output at the end of a line and below it, with a version tag, and what only resembles it."""
    prompt = (Generic.Prompt, "# >")
    assert tokens("x  # > 1")[1:] == [prompt, (Generic.Output, " 1")]
    assert tokens("# >") == [prompt]
    assert tokens("# > ValueError: no") == [prompt, (Generic.Error, " ValueError: no")]
    assert tokens("# > [torch<2.12] tensor(1.)") == [
        prompt,
        (Generic.Strong, " [torch<2.12]"),
        (Generic.Output, " tensor(1.)"),
    ]
    assert tokens("# > [1, 2]") == [prompt, (Generic.Output, " [1, 2]")]
    for comment in ("# plain", "#> 1", "# >1", "# see # > 1"):
        assert tokens(comment) == [(Comment.Single, comment)]
    assert Generic.Prompt not in {token for token, _ in tokens('"""\n# > 1\n"""')}


def test_copied_code_is_the_source() -> None:
    """Highlighting neither adds nor drops a character."""
    source = "x = 1\nx  # > 1\n# > [numpy>=2] é\n#\nf(x)  # > KeyError: 'k'\n"
    assert "".join(text for _, text in snippet_lexer.SnippetLexer().get_tokens(source)) == source


def test_the_wheel_holds_only_the_lexer() -> None:
    """What `pip install .` puts beside its metadata is one module, and is the present one."""
    installed = {path for path in files("tensors-and-autograd") or () if path.suffix == ".py"}
    assert {path.as_posix() for path in installed} == {"snippet_lexer.py"}
    present = (ROOT / "docs/_theme/snippet_lexer.py").read_text("utf-8")
    assert Path(snippet_lexer.__file__).read_text("utf-8") == present, "run pip install again"
