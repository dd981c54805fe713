"""Each way to bring code into a page that no test has run is refused, with line and remedy."""

from pathlib import Path

import pytest

from conftest import Project

SNIPPET = """\
# --8<-- [start:one]
x = 1
# --8<-- [end:one]
# --8<-- [start:two]
y = 2
# --8<-- [end:two]
"""
ONE = '```python\n--8<-- "trial.py:one"\n```\n'
TWO = '```python\n--8<-- "trial.py:two"\n```\n'


@pytest.fixture
def two(project: Project) -> Project:
    """Return a project whose snippet has the sections `one` and `two`."""
    project.write(SNIPPET, section=False)
    return project


def _include(line: str) -> str:
    return f"```python\n{line}\n```\n" + TWO


# The page, the line of the fault, what the error says, and what it says to do.
FAULTS = {
    "a missing file": (
        _include('--8<-- "gone.py:one"'),
        2,
        "a missing file: snippets/gone.py",
        "write",
    ),
    "a missing section": (
        _include('--8<-- "trial.py:gone"'),
        2,
        "no section 'gone'",
        "it has: one, two",
    ),
    "no section named": (_include('--8<-- "trial.py"'), 2, "not an include", "write the one line"),
    "lines by number": (_include('--8<-- "trial.py:1:2"'), 2, "not an include", "trial.py:name"),
    "trailing spaces": (
        _include('--8<-- "trial.py:one"  '),
        2,
        "not an include",
        "nothing around it",
    ),
    "no quotes": (_include("--8<-- trial.py:one"), 2, "not an include", "quoted"),
    "single quotes": (_include("--8<-- 'trial.py:one'"), 2, "not an include", "quoted"),
    "other scissors": (_include('-8<- "trial.py:one"'), 2, "not an include", "write the one line"),
    "code beside the include": (
        _include('x = 1\n--8<-- "trial.py:one"'),
        2,
        "a Python fence with code typed into it",
        "write the one line",
    ),
    "the block form": (
        "--8<--\ntrial.py\n--8<--\n" + ONE + TWO,
        1,
        "an include outside a fence",
        "put it in a ```python fence",
    ),
    "an include in prose": (
        '--8<-- "trial.py:one"\n' + TWO,
        1,
        "an include outside a fence",
        "put it",
    ),
    "an include in a console fence": (
        '```console\n$ ls\n--8<-- "trial.py:one"\n```\n' + ONE + TWO,
        3,
        "an include in another language",
        "use ```python",
    ),
    "a section on no page": (
        TWO,
        1,
        "section 'one' of snippets/trial.py:1 is shown nowhere",
        "show it",
    ),
    "sections out of order": (TWO + ONE, 5, "section 'one' is out of order", "keep the order of"),
    "a section twice": (ONE + ONE + TWO, 5, "section 'one' is shown twice", "show it once"),
    "by ..": (_include('--8<-- "../docs/trial.md:one"'), 2, "leaves snippets/", "trial.py:name"),
    "by an absolute path": (
        _include('--8<-- "/etc/passwd:one"'),
        2,
        "leaves snippets/",
        "trial.py:name",
    ),
    "by a URL": (
        _include('--8<-- "https://example.org/trial.py:one"'),
        2,
        "not an include",
        "trial.py:name",
    ),
    "typed Python": (
        "```python\nx = 1\n```\n" + ONE + TWO,
        2,
        "code typed into it",
        "write the one line",
    ),
    "an empty fence": (
        "```python\n```\n" + ONE + TWO,
        2,
        "code typed into it",
        "write the one line",
    ),
    "py": ("```py\nx = 1\n```\n" + ONE + TWO, 1, "another spelling: py", "write ```python"),
    "python3": ("```python3\nx = 1\n```\n" + ONE + TWO, 1, "another spelling: python3", "write"),
    "pycon": ("```pycon\n>>> x = 1\n```\n" + ONE + TWO, 1, "another spelling: pycon", "write"),
    "capitals": ("```Python\nx = 1\n```\n" + ONE + TWO, 1, "another spelling: Python", "write"),
    "a space first": (
        "``` python\nx = 1\n```\n" + ONE + TWO,
        1,
        "another spelling",
        "write ```python",
    ),
    "no language": ("```\nx = 1\n```\n" + ONE + TWO, 1, "another spelling: no language", "write"),
    "text": ("```text\nx = 1\n```\n" + ONE + TWO, 1, "another spelling: text", "for terminal"),
    "a title": (
        '```python title="t.py"\nx = 1\n```\n' + ONE + TWO,
        2,
        "code typed into it",
        "write the one line",
    ),
    "attributes": (
        "```{.python .x}\nx = 1\n```\n" + ONE + TWO,
        1,
        "another spelling",
        "write ```python",
    ),
    "attributes with spaces": (
        "``` { .py }\nx = 1\n```\n" + ONE + TWO,
        1,
        "another spelling",
        "write",
    ),
    "tildes": (
        "~~~python\nx = 1\n~~~\n" + ONE + TWO,
        2,
        "code typed into it",
        "write the one line",
    ),
    "four ticks": ("````python\nx = 1\n````\n" + ONE + TWO, 2, "code typed into it", "write"),
    "in a list": (
        "- item\n\n    ```python\n    x = 1\n    ```\n\n" + ONE + TWO,
        4,
        "typed",
        "write",
    ),
    "on the line of a list": (
        "- ```python\n  x = 1\n  ```\n\n" + ONE + TWO,
        2,
        "typed into",
        "write",
    ),
    "in a tab": (
        '=== "Tab"\n\n    ```python\n    x = 1\n    ```\n\n' + ONE + TWO,
        4,
        "typed",
        "write",
    ),
    "in an admonition": (
        "!!! note\n\n    ```python\n    x = 1\n    ```\n\n" + ONE + TWO,
        4,
        "code typed into it",
        "write the one line",
    ),
    "in a blockquote": (
        "> ```python\n> x = 1\n> ```\n\n" + ONE + TWO,
        2,
        "code typed into it",
        "write",
    ),
    "an include in a blockquote": (
        '> ```python\n> --8<-- "trial.py:one"\n> ```\n\n' + TWO,
        2,
        "an include in a blockquote",
        "move it out",
    ),
    "an indented block": (
        "Text.\n\n    x = 0\n\n" + ONE + TWO,
        3,
        "no section: x = 0",
        "four spaces",
    ),
    "an indented block in a list": (
        "- item\n\n        x = 0\n\n" + ONE + TWO,
        3,
        "a code block that is no section: x = 0",
        "show it from a snippet",
    ),
    "raw HTML": (
        "<pre>x = 1</pre>\n\n" + ONE + TWO,
        1,
        "raw HTML",
        "comes from a snippet",
    ),
    "raw HTML, inline": (
        "See <code>x = 1</code>.\n\n" + ONE + TWO,
        1,
        "raw HTML",
        "write Markdown",
    ),
    "a fence without an end": (
        ONE + TWO + "```python\nx\n",
        7,
        "a fence without an end",
        "close it",
    ),
    "Python in a console": (
        "```console\n>>> x = 1\n```\n" + ONE + TWO,
        1,
        "a console fence that holds more than commands",
        "begin each line with $",
    ),
    "output in a console": (
        "```console\n$ ls\na.py\n```\n" + ONE + TWO,
        1,
        "a console fence that holds more than commands",
        "begin each line with $",
    ),
    "Python by way of a console": (
        "```console\n$ python -c 'print(1)'\n```\n" + ONE + TWO,
        1,
        "a console fence that holds more than commands",
        "belongs in a snippet",
    ),
    "Python called toml": (
        "```toml\nimport torch\n```\n" + ONE + TWO,
        1,
        "a toml fence that cannot be read",
        "mend it",
    ),
    "Python called yaml": (
        "```yaml\nimport torch\n```\n" + ONE + TWO,
        1,
        "a yaml fence that is no configuration",
        "keys and values",
    ),
    "HTML that looks like code": (
        '<div style="white-space: pre">x = 1</div>\n\n' + ONE + TWO,
        1,
        "raw HTML",
        "write Markdown",
    ),
    "a section within a comment": (
        "<!--\n" + ONE + "-->\n\n" + TWO,
        1,
        "a fence that is not rendered",
        "take it out",
    ),
    "front matter that is none": (
        "---\ntitle: a: b\n\n    x = 0\n\n---\n" + ONE + TWO,
        4,
        "a code block that is no section",
        "show it from a snippet",
    ),
    "a title that nothing needs": (
        '```python title="needs cuda"\n--8<-- "trial.py:one"\n```\n' + TWO,
        1,
        "a title that is not what the section needs",
        "remove the title",
    ),
}


@pytest.mark.parametrize(("text", "line", "what", "fix"), FAULTS.values(), ids=FAULTS.keys())
def test_fault(two: Project, text: str, line: int, what: str, fix: str) -> None:
    two.page.write_text(text)
    report = two.check_page()
    expected = [part.split("\n    to do: ") for part in report.split("\ndocs/")]
    assert any(
        where.removeprefix("docs/").startswith(f"trial.md:{line}: ")
        and what in where
        and fix in remedy
        for where, remedy in expected
    ), report


GOOD = {
    "bare": ONE + TWO,
    "in a list": '- item\n\n    ```python\n    --8<-- "trial.py:one"\n    ```\n\n' + TWO,
    "in an admonition": '!!! note\n\n    ```python\n    --8<-- "trial.py:one"\n    ```\n\n' + TWO,
    "with a console and a configuration": (
        "```console\n$ pytest\n```\n\n```toml\nx = 1\n```\n\n" + ONE + TWO
    ),
    "with front matter and inline code": "---\ntitle: x\n---\n# X\n\nUse `<pre>` and `x`.\n\n"
    + ONE
    + TWO,
}


@pytest.mark.parametrize("text", GOOD.values(), ids=GOOD.keys())
def test_good(two: Project, text: str) -> None:
    two.page.write_text(text)
    assert two.check_page() == ""


def test_a_section_of_another_page(two: Project) -> None:
    (two.root / "snippets/other.py").write_text(SNIPPET)
    two.page.write_text('```python\n--8<-- "other.py:one"\n```\n' + TWO)
    assert "docs/trial.md:2: a section of another page's snippet: other.py" in two.check_page()


def test_a_link_that_leaves_the_snippets(two: Project, tmp_path: Path) -> None:
    outside = tmp_path / "outside.py"
    outside.write_text(SNIPPET)
    (two.root / "snippets/link.py").symlink_to(outside)
    two.page.write_text('```python\n--8<-- "link.py:one"\n```\n' + TWO)
    assert "docs/trial.md:2: an include that leaves snippets/ by a link" in two.check_page()


def test_the_pages_own_snippet_is_a_link(two: Project, tmp_path: Path) -> None:
    outside = tmp_path / "outside.py"
    two.snippet.rename(outside)
    two.snippet.symlink_to(outside)
    two.page.write_text(ONE + TWO)
    assert "an include that leaves snippets/ by a link" in two.check_page()


def test_python_fences_without_a_snippet(two: Project) -> None:
    two.snippet.unlink()
    two.page.write_text(ONE)
    assert "it has Python fences, and there is no snippets/trial.py" in two.check_page()


def test_a_broken_snippet_is_named(two: Project) -> None:
    two.write("x = = 1")
    two.page.write_text(ONE)
    assert "snippets/trial.py cannot be read" in two.check_page()


def test_what_a_section_needs_stands_above_its_code(two: Project) -> None:
    two.write("# needs: cuda\n" + SNIPPET, section=False)
    two.page.write_text(ONE + TWO)
    assert 'write ```python title="needs cuda"' in two.check_page()
    two.page.write_text(ONE.replace("python", 'python title="needs cuda"') + TWO)
    assert two.check_page() == ""
