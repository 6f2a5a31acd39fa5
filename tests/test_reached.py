"""Findings in other files that the given files lead to, told at the call that leaves them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from msgraph_lint.cli import main

A = """from mindspore import nn


def fold(x):
    y = x + 1
    del y
    return deeper(x)


def deeper(x):
    z = x
    del z
    return x


class Base(nn.Cell):
    def construct(self, x):
        w = x
        del w
        return x
"""
B = """from mindspore import nn

from a import Base, fold


class Net(nn.Cell):
    def construct(self, x):
        return fold(x)


class Sub(Base):
    pass
"""
WHAT = "reaches code that does not compile: a.py"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.py").write_text(A, "utf-8")
    (tmp_path / "b.py").write_text(B, "utf-8")
    return tmp_path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str]]:
    code = main(["--output-format", "concise", *arguments])
    return code, [line for line in capsys.readouterr().out.splitlines() if line[:1] in "ab"]


def test_told_at_the_call_and_at_the_base(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = run(capsys, "b.py")
    assert code == 1
    assert [line.partition(" `")[0] for line in found] == ["b.py:8:16: MSG101", "b.py:11:11: MSG101"]
    assert f"`fold(x)` {WHAT}:6 MSG101 `del y` does not compile" in found[0]
    assert "(and 1 more)" in found[0]  # in what `fold` calls
    assert f"`Base` {WHAT}:19" in found[1]


def test_not_told_twice_when_both_are_given(capsys: pytest.CaptureFixture[str]) -> None:
    _, found = run(capsys, "a.py", "b.py")
    assert [line.partition(": ")[0] for line in found] == ["a.py:6:5", "a.py:12:5", "a.py:19:9"]


def test_whoever_is_called_is_told_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    _, found = run(capsys, "a.py")
    assert all(line.startswith("a.py") for line in found)


@pytest.mark.parametrize("place", ["a.py", "b.py"])
def test_silenced_in_either_place(place: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (folder / place).read_text("utf-8")
    for statement in ("del y", "del z", "return fold(x)"):
        text = text.replace(f"{statement}\n", f"{statement}  # msgraph-lint: disable=MSG101\n")
    (folder / place).write_text(text, "utf-8")
    _, found = run(capsys, "b.py")
    assert [line.partition(": ")[0] for line in found] == ["b.py:11:11"]


def test_comment_at_the_call_is_not_unused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = B.replace("return fold(x)", "return fold(x)  # msgraph-lint: disable=MSG101")
    (folder / "b.py").write_text(text, "utf-8")
    for paths in (["b.py"], ["a.py", "b.py"]):
        _, found = run(capsys, "--extend-select", "MSG901", *paths)
        assert not [line for line in found if "MSG901" in line]


def test_file_that_cannot_be_followed_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "a.py").write_text("def fold(x:\n", "utf-8")
    assert main(["b.py"]) == 0
    assert "note: a.py:1: cannot parse: " in capsys.readouterr().err
    assert main(["a.py", "b.py"]) == 2
    assert "note: a.py" not in capsys.readouterr().err


def test_per_file_ignores_of_either_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("a.py", "b.py"):
        (folder / "pyproject.toml").write_text(
            f'[tool.msgraph-lint.per-file-ignores]\n"{name}" = ["MSG101"]\n', "utf-8"
        )
        assert run(capsys, "b.py") == (0, [])


def test_nothing_is_fixed_in_files_that_are_not_given(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, found = run(capsys, "--fix", "b.py")
    assert (code, len(found)) == (1, 2)
    assert (folder / "a.py").read_text("utf-8") == A
    assert (folder / "b.py").read_text("utf-8") == B


def test_outcome_is_that_of_what_is_reached(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "a.py").write_text(A.replace("del y", "y = x.asnumpy()").replace("del z", "pass"), "utf-8")
    main(["--output-format", "json", "b.py"])
    outcomes = {(each["code"], each["outcome"]) for each in json.loads(capsys.readouterr().out)}
    assert outcomes == {("MSG101", "error"), ("MSG601", "falls-back")}
