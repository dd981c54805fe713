"""Each way to get a snippet file wrong has an error that names file, line, fault and remedy."""

from pathlib import Path

import pytest

from conftest import Project

START, END = "# --8<-- [start:trial]\n", "# --8<-- [end:trial]\n"

# The text of the file, the line of the fault, what the error says, and what it says to do.
FAULTS = {
    "an expectation at the top": (
        "# > 1\n" + START + "x = 1\n" + END,
        1,
        "outside a section",
        "move",
    ),
    "an expectation after nothing": (
        START + "# > 1\nx = 1\n" + END,
        2,
        "an expectation after nothing",
        "put it below the statement",
    ),
    "an expectation for the section before": (
        START + "x = 1\n" + END + "# --8<-- [start:b]\n# > 1\ny = 1\n# --8<-- [end:b]\n",
        5,
        "an expectation after nothing",
        "put it below",
    ),
    "an expectation below hidden code": (
        START + "x = 1\n" + END + "x\n# > 1\n",
        5,
        "an expectation outside a section",
        "assert it",
    ),
    "an indented expectation": (
        START + "if True:\n    x = 1\n    # > 1\n" + END,
        4,
        "an expectation inside a statement",
        "at the left margin",
    ),
    "an expectation behind a line of a block": (
        START + "if True:\n    print(1)\nelse:\n    print(2)  # > 1\n" + END,
        5,
        "an expectation inside a statement",
        "at the left margin",
    ),
    "two statements on a line": (
        START + "x = 1; x\n" + END,
        2,
        "two statements on one line",
        "a line of its own",
    ),
    "tags that hold together": (
        START + "1\n# > [torch>=2] 1\n# > [numpy>=1] 1\n" + END,
        2,
        "hold at once",
        "not overlap",
    ),
    "a need without a colon": (
        "# needs cuda\n" + START + "x = 1\n" + END,
        1,
        "not a marker: # needs cuda",
        "write # needs: cuda",
    ),
    "a line end of another kind": (
        START + "x = 1  # a\u2028b\n" + END,
        2,
        "the line end",
        "write it as an escape",
    ),
    "an expectation within brackets": (
        START + "x = [\n    1,  # > 1\n]\n" + END,
        3,
        "an expectation inside a statement",
        "move it below",
    ),
    "#> for # >": (
        START + "1\n#> 1\n" + END,
        3,
        "not an expectation: #> 1",
        "write # > and a space",
    ),
    "no space behind the sign": (
        START + "1\n# >1\n" + END,
        3,
        "not an expectation",
        "write # > and",
    ),
    "two spaces before the sign": (
        START + "1\n#  > 1\n" + END,
        3,
        "not an expectation",
        "write # >",
    ),
    "a tag without a number": (
        START + "1\n# > [torch<x] 1\n" + END,
        3,
        "malformed version",
        "write [",
    ),
    "a tag without a sign": (
        START + "1\n# > [torch 2.12] 1\n" + END,
        3,
        "malformed",
        "[torch<2.12]",
    ),
    "a tag of nothing known": (START + "1\n# > [troch<2.12] 1\n" + END, 3, "'troch'", "write ["),
    "a tag run into its text": (START + "1\n# > [torch<2.12]1\n" + END, 3, "malformed", "a space"),
    "a tag with a space": (START + "1\n# > [torch <2.12] 1\n" + END, 3, "malformed", "write ["),
    "a syntax error": (START + "x = = 1\n" + END, 2, "not valid Python", "mend the syntax"),
    "a section without an end": (
        START + "x = 1\n",
        1,
        "section 'trial' has no end",
        "close it with",
    ),
    "an end without a start": (
        START + "x = 1\n" + END + "# --8<-- [end:other]\n",
        4,
        "the end of section 'other', which is not open here",
        "give it a start",
    ),
    "a section twice": (
        (START + "x = 1\n" + END) * 2,
        4,
        "section 'trial' is defined twice",
        "rename one",
    ),
    "an empty section": (
        START + "# nothing\n" + END,
        1,
        "section 'trial' is empty",
        "give it code",
    ),
    "nested sections": (
        START + "x = 1\n# --8<-- [start:b]\ny = 1\n# --8<-- [end:b]\n" + END,
        3,
        "section 'b' starts inside section 'trial'",
        "neither nest nor overlap",
    ),
    "overlapping sections": (
        START + "x = 1\n# --8<-- [start:b]\ny = 1\n" + END + "z = 1\n# --8<-- [end:b]\n",
        3,
        "section 'b' starts inside",
        "end 'trial' first",
    ),
    "no section at all": ("x = 1\n", 1, "the file has no section", "name one"),
    "an empty file": ("", 1, "the file has no section", "name one"),
    "a marker with a space behind": (
        "# --8<-- [start:trial] \nx = 1\n" + END,
        1,
        "not a section marker",
        "alone on its line",
    ),
    "a misspelled marker": (
        "# -8<- [start:trial]\nx = 1\n" + END,
        1,
        "not a section marker",
        "write # --8<--",
    ),
    "a marker within a string": (
        START + "x = '''\n# --8<-- [end:trial]\n'''\n" + END,
        3,
        "not a section marker",
        "alone on its line",
    ),
    "a marker within a statement": (
        START + "x = [\n    1,\n# --8<-- [end:trial]\n]\n",
        4,
        "a section marker inside a statement",
        "move it between",
    ),
    "a section name with capitals": (
        "# --8<-- [start:Trial]\nx = 1\n# --8<-- [end:Trial]\n",
        1,
        "not a section marker",
        "write # --8<--",
    ),
    "an unknown need": (
        "# needs: tpu\n" + START + "x = 1\n" + END,
        1,
        "unknown need 'tpu'",
        "known are cuda, mps",
    ),
    "a misspelled need": (
        "# need: cuda\n" + START + "x = 1\n" + END,
        1,
        "not a marker",
        "write # needs: cuda",
    ),
    "a need within a section": (
        START + "# needs: cuda\nx = 1\n" + END,
        2,
        "a marker above no section",
        "right above a start",
    ),
    "a need too far above": (
        "# needs: cuda\n\n" + START + "x = 1\n" + END,
        1,
        "a marker above no section",
        "right above a start",
    ),
    "code behind a statement that raises": (
        START + "1 / 0\n# > ZeroDivisionError: division by zero\nx = 1\n" + END,
        2,
        "a statement that raises, and the section goes on",
        "end the section here",
    ),
}


@pytest.mark.parametrize(("text", "line", "what", "fix"), FAULTS.values(), ids=FAULTS.keys())
def test_fault(project: Project, text: str, line: int, what: str, fix: str) -> None:
    project.write(text, section=False)
    report = project.check()
    where, _, remedy = report.partition("\n    to do: ")
    assert where.startswith(f"snippets/trial.py:{line}: "), report
    assert what in where, report
    assert fix in remedy, report


BYTES = {
    "not UTF-8": (b"x = 1\ny = '\xe9'\n", 2, "byte 0xe9 is not UTF-8", "save the file as UTF-8"),
    "CRLF": (b"x = 1\r\ny = 2\r\n", 1, "a carriage return (CRLF", "LF line ends"),
    "a BOM": (b"\xef\xbb\xbfx = 1\n", 1, "a byte order mark", "without a BOM"),
    "a tab": (b"x = 1\nif x:\n\ty = 2\n", 3, "the file holds a tab", "indent with spaces"),
}


@pytest.mark.parametrize(("data", "line", "what", "fix"), BYTES.values(), ids=BYTES.keys())
@pytest.mark.parametrize("kind", ["snippet", "page"])
def test_bytes(project: Project, kind: str, data: bytes, line: int, what: str, fix: str) -> None:
    path = project.snippet if kind == "snippet" else project.page
    path.write_bytes(data)
    report = project.check() if kind == "snippet" else project.check_page()
    where, _, remedy = report.partition("\n    to do: ")
    assert where.startswith(f"{path.relative_to(project.root).as_posix()}:{line}: "), report
    assert what in where
    assert fix in remedy


def test_a_snippet_without_a_page(project: Project) -> None:
    project.write("x = 1")
    project.page.unlink()
    assert project.check() == (
        "snippets/trial.py:1: a snippet without a page\n"
        "    to do: write docs/trial.md, or remove the snippet"
    )


def test_a_name_that_cannot_be_given_on_the_command_line(project: Project) -> None:
    project.write("x = 1")
    odd = project.snippet.rename(project.snippet.with_name("Odd name.py"))
    project.snippet = odd
    assert "snippets/Odd name.py:1: a snippet named 'Odd name.py'" in project.check()


def test_a_link_to_elsewhere(project: Project, tmp_path: Path) -> None:
    project.write("x = 1")
    outside = project.snippet.rename(tmp_path / "outside.py")
    project.snippet.symlink_to(outside)
    assert "a link to a file outside snippets/" in project.check()


def test_every_fault_of_a_file_is_told_at_once(project: Project) -> None:
    project.write("#> 1\n1\n# > [torch<x] 1\n# needs: tpu")
    assert project.check().count("to do:") == 3
