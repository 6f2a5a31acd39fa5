"""Notebooks: found in cells, fixed in cells, and otherwise left as they were."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat import v4

from msgraph_lint.api import check_paths
from msgraph_lint.cli import main
from msgraph_lint.notebooks import NotebookError, code, place, with_code

CELLS = [
    v4.new_markdown_cell("# Title", id="a"),
    v4.new_code_cell("%matplotlib inline\n!ls\nfrom mindspore import nn", id="b"),
    v4.new_code_cell("def fold(x):\n    y = x; s = '宽'\n    del y\n    return x", id="c"),
    v4.new_code_cell("%%bash\necho del y", id="d"),
    v4.new_code_cell(
        "%%time\nclass Net(nn.Cell):\n    def construct(self, x):\n        if x.sum() > 0:\n"
        "            z = x\n        return fold(z)\nNet?",
        id="e",
        outputs=[v4.new_output("stream", text="1e-05")],
    ),
]


def notebook(*cells: Any, **metadata: Any) -> bytes:
    metadata = metadata or {
        "kernelspec": {"language": "python", "name": "python3", "display_name": "Python 3"}
    }
    made = v4.new_notebook(metadata=metadata, cells=list(cells))
    nbformat.validate(made)
    return (nbformat.writes(made) + "\n").encode()


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("pyproject.toml").write_text('[tool.msgraph-lint]\nselect = ["MSG101", "MSG301", "MSG320"]\n')
    Path("net.ipynb").write_bytes(notebook(*CELLS))
    return tmp_path


def found(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    main(["--output-format", "json", *arguments])
    result: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return result


def places(items: list[dict[str, Any]]) -> list[tuple[str, int, int, int]]:
    return [
        (each["code"], each["cell"], each["location"]["row"], each["location"]["column"]) for each in items
    ]


def test_cells_and_lines(capsys: pytest.CaptureFixture[str]) -> None:
    items = found(capsys, ".")
    assert places(items) == [("MSG101", 3, 3, 5), ("MSG301", 5, 6, 21)]
    assert "cell 5:4 binds it only when" in items[1]["message"]
    assert items[0]["chain"] == ["Net.construct (net.ipynb:cell 5:6)"]
    assert items[0]["fix"]["edits"][0]["location"] == {"row": 3, "column": 1}
    assert items[0]["noqa_row"] == 3
    assert [(each.cell, each.location.row) for each in check_paths(".").findings] == [(3, 3), (5, 6)]


def test_as_people_read_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["net.ipynb"]) == 1
    out = capsys.readouterr().out
    assert out.startswith(
        "net.ipynb:cell 3:3:5: MSG101 [*] `del y` does not compile: the graph language has no `del`\n"
        "  |\n"
        "2 |     y = x; s = '宽'\n"
        "3 |     del y\n"
        "  |     ^^^^^ error on MindSpore 2.10 (LAX)\n"
        "4 |     return x\n"
    )
    main(["net.ipynb", "--output-format", "concise"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith("net.ipynb:cell 5:6:21: MSG301")
    main(["net.ipynb", "--output-format", "github"])
    assert "line=3,col=5" in capsys.readouterr().out.splitlines()[0]


def test_cells_are_numbered_as_ruff_does(capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-m", "ruff", "check", "--isolated", "--no-cache", "--output-format=json"]
    done = subprocess.run([*command, "--select=F841", "net.ipynb"], capture_output=True, check=False)
    theirs = {each["cell"]: each["location"]["row"] for each in json.loads(done.stdout)}
    assert theirs[3] == 2
    ours = found(capsys, "net.ipynb")
    assert ours[0]["cell"] == 3


def test_the_same_with_the_cache(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MSGRAPH_LINT_NO_CACHE", "")
    monkeypatch.delenv("MSGRAPH_LINT_NO_CACHE")
    fresh = found(capsys, "--no-cache", ".")
    assert found(capsys, ".") == fresh
    assert found(capsys, ".") == fresh


def test_fixes_are_written_back() -> None:
    before = json.loads(Path("net.ipynb").read_text("utf-8"))
    assert main(["--fix", "-q", "."]) == 1
    text = Path("net.ipynb").read_text("utf-8")
    after = json.loads(text)
    assert "".join(after["cells"][2]["source"]) == "def fold(x):\n    y = x; s = '宽'\n    return x"
    before["cells"][2]["source"] = after["cells"][2]["source"]
    assert after == before
    read = nbformat.reads(text, as_version=4)
    nbformat.validate(read)
    assert nbformat.writes(read) + "\n" == text


def test_nothing_to_fix_changes_nothing() -> None:
    data = json.dumps(json.loads(notebook(*CELLS[:2])), indent=3).encode()
    Path("net.ipynb").write_bytes(data)
    assert main(["--fix", "-q", "."]) == 0
    assert Path("net.ipynb").read_bytes() == data


def test_comments(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MSGRAPH_LINT_NO_CACHE")
    found(capsys, ".")  # what is known of it then has no text
    assert main(["--add-noqa", "."]) == 0
    capsys.readouterr()
    assert found(capsys, ".") == []
    cells = nbformat.read("net.ipynb", as_version=4).cells
    assert "    del y  # noqa: MSG101\n" in cells[2].source
    assert cells[1].source == CELLS[1].source


def test_baseline(capsys: pytest.CaptureFixture[str]) -> None:
    main(["baseline", "create", "--baseline", "known.json", "."])
    Path("net.ipynb").write_bytes(notebook(v4.new_markdown_cell("more", id="x"), *CELLS))
    capsys.readouterr()
    assert found(capsys, "--baseline", "known.json", ".") == []


@pytest.mark.parametrize(
    "more",
    ["x = !ls\nhelper = 1", "await f()\nhelper = 1", "%run helpers.py", "%%writefile a.py\nx = (", "def f(:"],
)
def test_names_of_cells_that_are_no_python(more: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever such a cell binds: it is not said to be missing."""
    net = "class Net(nn.Cell):\n    def construct(self, x):\n        y = x\n        del y\n"
    net += "        return helper(x)"
    cells = [v4.new_code_cell("from mindspore import nn"), v4.new_code_cell(net), v4.new_code_cell(more)]
    Path("net.ipynb").write_bytes(notebook(*cells))
    assert places(found(capsys, ".")) == [("MSG101", 2, 4, 9)]
    assert main(["--fix", "-q", "."]) == 0
    assert [cell.source for cell in nbformat.read("net.ipynb", as_version=4).cells] == [
        cells[0].source,
        net.replace("        del y\n", ""),
        more,
    ]


def test_other_languages() -> None:
    data = notebook(v4.new_code_cell("del y"), language_info={"name": "R"})
    assert code(data) == ""


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b'{"cells": 1}', b"\xff", b"[" * 9999])
def test_no_notebook(data: bytes) -> None:
    with pytest.raises(NotebookError):
        code(data)
    Path("net.ipynb").write_bytes(data)
    assert main(["."]) == 2


def test_there_and_back() -> None:
    data = notebook(*CELLS)
    text = code(data)
    assert with_code(data, text) == data
    above = nbformat.reads(with_code(data, f"import os\n{text}").decode(), as_version=4)
    assert above.cells[1].source == f"import os\n{CELLS[1].source}"
    assert place(text, 1) == (2, 0)
    lines = text.splitlines()
    assert place(text, lines.index("    del y") + 1) == (3, 3)
