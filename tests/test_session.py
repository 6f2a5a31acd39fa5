"""One process that checks file after file: what it keeps, and when it looks again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from msgraph_lint import session as session_module
from msgraph_lint.config import Settings
from msgraph_lint.engine import check_project
from msgraph_lint.findings import Report
from msgraph_lint.program.project import Project
from msgraph_lint.session import Session
from msgraph_lint.source import Source

NET = """from mindspore import nn

from {helpers} import fold


class Net(nn.Cell):
    def construct(self, x):
        return fold(x)
"""
HELPER = "def fold(x):\n    y = x\n    del y\n    return x\n"
COUNT = 20


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").touch()
    for number in range(COUNT):
        (tmp_path / f"net_{number:02}.py").write_text(NET.format(helpers=f"helpers_{number:02}"), "utf-8")
        (tmp_path / f"helpers_{number:02}.py").write_text(HELPER, "utf-8")
    return tmp_path


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many files each run of the engine was about."""
    found: list[int] = []

    def counted(project: Project, paths: list[str], *arguments: object, **options: object) -> Report:
        found.append(len(paths))
        return check_project(project, paths, *arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(session_module, "check_project", counted)
    return found


def codes(session: Session, path: Path) -> list[tuple[str, int]]:
    report = session.report(str(path), path.read_bytes(), lambda _: Settings())
    assert not report.errors
    return [(finding.code, finding.start[0]) for finding in report.findings]


def test_few_runs_for_many_files(folder: Path, runs: list[int]) -> None:
    session = Session(is_given=lambda _: True)
    for path in sorted(folder.glob("*.py")):
        assert codes(session, path) == ([("MSG101", 3)] if path.name.startswith("helpers") else [])
    assert runs == [1, 2, 4, 8, 16, 9]


def test_one_file_costs_one_file(folder: Path, runs: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    parse = Source.parse
    monkeypatch.setattr(Source, "parse", lambda source: (read.append(source.path), parse(source))[1])
    assert codes(Session(), folder / "net_07.py") == [("MSG101", 8)]  # told at the call
    assert runs == [1]
    assert {os.path.basename(path) for path in read} == {"net_07.py", "helpers_07.py"}


def test_changed_file_is_looked_at_again(folder: Path) -> None:
    session, helper = Session(is_given=lambda _: True), folder / "helpers_00.py"
    assert codes(session, helper) == [("MSG101", 3)]
    session.refresh()
    assert codes(session, helper) == [("MSG101", 3)]
    helper.write_text("def fold(x):\n    return x\n", "utf-8")
    session.refresh()
    assert codes(session, helper) == []


def test_file_that_depends_on_a_changed_one_is_looked_at_again(folder: Path) -> None:
    session = Session()
    assert codes(session, folder / "net_00.py") == [("MSG101", 8)]
    (folder / "helpers_00.py").write_text("def fold(x):\n    return x\n", "utf-8")
    session.refresh()
    assert codes(session, folder / "net_00.py") == []


def test_text_that_is_not_on_disk(folder: Path) -> None:
    session, path = Session(), folder / "helpers_00.py"
    report = session.report(str(path), HELPER.replace("del y", "pass").encode(), lambda _: Settings())
    assert report.findings == []
    assert codes(session, path) == [("MSG101", 3)]


def test_file_that_is_not_given_has_findings_of_its_own(folder: Path) -> None:
    """A file looked at beforehand, with the one that calls it, may be asked for all the same."""
    session = Session(is_given=lambda path: os.path.basename(path).startswith("net"))
    assert codes(session, folder / "net_00.py") == [("MSG101", 8)]
    assert codes(session, folder / "helpers_19.py") == [("MSG101", 3)]
    assert codes(session, folder / "helpers_00.py") == [("MSG101", 3)]
    for number in range(1, 6):
        assert codes(session, folder / f"net_{number:02}.py") == [("MSG101", 8)]
        assert codes(session, folder / f"helpers_{number:02}.py") == [("MSG101", 3)]
