"""One process that checks file after file: what it keeps, and when it looks again."""

from __future__ import annotations

import ast
import functools
import gc
import json
import os
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from msgraph_lint.cache import checking, kept
from msgraph_lint.cache.checking import Request
from msgraph_lint.cache.encoding import encode
from msgraph_lint.cache.store import FOLDER, Store
from msgraph_lint.config import Settings
from msgraph_lint.findings import Report
from msgraph_lint.program import imports, index, kept_sources
from msgraph_lint.program.imports import Import
from msgraph_lint.program.kept_sources import KeptSources
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


Making = Callable[..., Session]


@pytest.fixture(params=[True, False], ids=["cached", "uncached"])
def new_session(request: pytest.FixtureRequest, folder: Path) -> Making:
    """Makes sessions with a cache, and without one."""
    return functools.partial(Session, is_cached=request.param, cache_folder=folder / "cache")


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

    check = checking.check

    def counted(project: Project, request: Request) -> Report:
        found.append(len(request.paths))
        return check(project, request)

    monkeypatch.setattr(checking, "check", counted)
    return found


def codes(session: Session, path: Path) -> list[tuple[str, int]]:
    report = session.report(str(path), path.read_bytes(), lambda _: Settings())
    assert not report.errors
    return [(finding.code, finding.start[0]) for finding in report.findings]


def test_few_runs_for_many_files(new_session: Making, folder: Path, runs: list[int]) -> None:
    session = new_session(is_given=lambda _: True)
    for path in sorted(folder.glob("*.py")):
        assert codes(session, path) == ([("MSG101", 3)] if path.name.startswith("helpers") else [])
    assert runs == [1, 2, 4, 8, 16, 9]


def test_one_file_costs_one_file(
    new_session: Making, folder: Path, runs: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    parse = Source.parse
    monkeypatch.setattr(Source, "parse", lambda source: (read.append(source.path), parse(source))[1])
    assert codes(new_session(), folder / "net_07.py") == [("MSG101", 8)]  # told at the call
    assert runs == [1]
    assert {os.path.basename(path) for path in read} == {"net_07.py", "helpers_07.py"}


def test_changed_file_is_looked_at_again(new_session: Making, folder: Path) -> None:
    session, helper = new_session(is_given=lambda _: True), folder / "helpers_00.py"
    assert codes(session, helper) == [("MSG101", 3)]
    session.refresh()
    assert codes(session, helper) == [("MSG101", 3)]
    helper.write_text("def fold(x):\n    return x\n", "utf-8")
    session.refresh()
    assert codes(session, helper) == []


def test_file_that_depends_on_a_changed_one_is_looked_at_again(new_session: Making, folder: Path) -> None:
    session = new_session()
    assert codes(session, folder / "net_00.py") == [("MSG101", 8)]
    (folder / "helpers_00.py").write_text("def fold(x):\n    return x\n", "utf-8")
    session.refresh()
    assert codes(session, folder / "net_00.py") == []


def test_text_that_is_not_on_disk(new_session: Making, folder: Path) -> None:
    session, path = new_session(), folder / "helpers_00.py"
    report = session.report(str(path), HELPER.replace("del y", "pass").encode(), lambda _: Settings())
    assert report.findings == []
    assert codes(session, path) == [("MSG101", 3)]


def test_file_that_is_not_given_has_findings_of_its_own(new_session: Making, folder: Path) -> None:
    """A file looked at beforehand, with the one that calls it, may be asked for all the same."""
    session = new_session(is_given=lambda path: os.path.basename(path).startswith("net"))
    assert codes(session, folder / "net_00.py") == [("MSG101", 8)]
    assert codes(session, folder / "helpers_19.py") == [("MSG101", 3)]
    assert codes(session, folder / "helpers_00.py") == [("MSG101", 3)]
    for number in range(1, 6):
        assert codes(session, folder / f"net_{number:02}.py") == [("MSG101", 8)]
        assert codes(session, folder / f"helpers_{number:02}.py") == [("MSG101", 3)]


def told(reports: Iterable[Report]) -> list[object]:
    return [json.loads(json.dumps(encode(report))) for report in reports]


def test_random_changes_tell_what_a_run_without_a_cache_tells(folder: Path) -> None:
    """On disk and only in the text, with the same session and with new ones."""
    dice = random.Random(3)
    variants = [HELPER, HELPER.replace("del y", "pass"), HELPER.replace("fold", "other"), "x = ("]
    given = {str(path) for path in folder.glob("net*.py")}

    def new(*, is_cached: bool = True) -> Session:
        return Session(is_given=given.__contains__, is_cached=is_cached, cache_folder=folder / "cache")

    session = new()
    for stamp in range(1, 40):
        path = dice.choice(sorted(folder.glob("helpers*.py"))[:3])
        data = dice.choice(variants).encode()
        net = folder / path.name.replace("helpers", "net")
        asked = [(path, data)]
        if dice.random() < 0.6:
            path.write_bytes(data)
            os.utime(path, (stamp, stamp))
            asked = [(each, each.read_bytes()) for each in (path, net)]
        if dice.random() < 0.5:
            session = new()
        session.refresh()
        found = [
            [each.report(str(path), data, lambda _: Settings()) for path, data in asked]
            for each in (session, new(is_cached=False))
        ]
        assert told(found[0]) == told(found[1])
        source = Source.decode(str(path), data)
        looks = [each.report_on(source, Settings()) for each in (session, new(is_cached=False))]
        assert told(looks[:1]) == told(looks[1:])


def test_what_is_known_is_not_looked_at(folder: Path, runs: list[int]) -> None:
    paths = sorted(folder.glob("*.py"))[:10]
    first = [codes(Session(cache_folder=folder / "cache"), path) for path in paths]
    runs.clear()
    assert [codes(Session(cache_folder=folder / "cache"), path) for path in paths] == first
    assert runs == []


def test_text_that_is_not_on_disk_is_not_kept(folder: Path) -> None:
    path = folder / "helpers_00.py"
    for _ in range(2):
        session = Session(cache_folder=folder / "cache")
        report = session.report(str(path), b"def fold(x):\n    return x\n", lambda _: Settings())
        assert report.findings == []
    assert codes(Session(cache_folder=folder / "cache"), path) == [("MSG101", 3)]


def test_new_file_is_seen(new_session: Making, folder: Path) -> None:
    session = new_session()
    (folder / "helpers_00.py").unlink()
    assert codes(session, folder / "net_00.py") == []
    (folder / "helpers_00.py").write_text(HELPER, "utf-8")
    session.refresh()
    assert codes(session, folder / "net_00.py") == [("MSG101", 8)]


def _trees() -> int:
    """How many nodes there are; objects of PyTorch warn when they are asked for their class."""
    gc.collect()
    return sum(issubclass(type(each), ast.AST) for each in gc.get_objects())


def test_no_syntax_tree_is_kept(new_session: Making, folder: Path) -> None:
    """A program that holds us, as pylint, looks at all that is kept when it collects its garbage."""
    before = _trees()
    session = new_session()
    assert codes(session, folder / "net_00.py") == [("MSG101", 8)]
    assert _trees() <= before
    assert session


def typed(session: Session, path: Path, end: str) -> list[tuple[str, int]]:
    """What is found in a file with the text of it that somebody types."""
    source = Source(str(path), path.read_text("utf-8") + end)
    return [(each.code, each.start[0]) for each in session.report_on(source, Settings()).findings]


@pytest.fixture
def settled(folder: Path) -> Path:
    """A project that nobody changed lately."""
    for path in folder.glob("*.py"):
        os.utime(path, (1, 1))
    return folder


def test_other_files_are_parsed_once_while_somebody_types(
    settled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, path, parsed = Session(is_cached=False), settled / "net_00.py", Counter[str]()
    parse = Source._parsed

    def counted(source: Source, text: str) -> ast.Module:
        parsed[Path(source.path).name] += 1
        return parse(source, text)

    monkeypatch.setattr(Source, "_parsed", counted)
    for number in range(3):
        assert typed(session, path, f"x = {number}\n") == [("MSG101", 8)]
    assert parsed["net_00.py"] == 3
    assert parsed["helpers_00.py"] == 1


def test_file_that_changes_on_disk_is_read_again_while_somebody_types(settled: Path) -> None:
    session, path, helper = Session(is_cached=False), settled / "net_00.py", settled / "helpers_00.py"
    assert typed(session, path, "x = 1\n") == [("MSG101", 8)]
    helper.write_text(HELPER.replace("del y", "pass"), "utf-8")
    for number in range(2):  # it is too new for its time stamp to show a change
        assert typed(session, path, f"y = {number}\n") == []
    helper.write_text(HELPER, "utf-8")
    assert typed(session, path, "y = 2\n") == [("MSG101", 8)]
    helper.unlink()
    assert typed(session, path, "y = 3\n") == []


def test_files_that_are_kept_have_an_end(settled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [str(settled / f"helpers_0{number}.py") for number in range(3)]
    monkeypatch.setattr(kept_sources, "_MOST", 2 * len(HELPER))
    sources = KeptSources()
    sources.begin()
    first = [sources.read(path) for path in paths]
    is_kept = [sources.read(path) is source for path, source in zip(paths, first, strict=True)]
    assert is_kept == [True, True, False]
    for _ in range(2):  # nobody asks for the first one any more
        sources.begin()
        sources.read(paths[1])
    third = sources.read(paths[2])
    assert sources.read(paths[2]) is third
    assert sources.read(paths[0]) is not first[0]


def test_what_a_project_holds_is_kept_while_somebody_types(
    settled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Counter[str]()

    def count(holder: Any, name: str) -> None:
        real = getattr(holder, name)
        monkeypatch.setattr(
            holder, name, lambda *given, **named: (asked.update([name]), real(*given, **named))[1]
        )

    count(kept, "project_files")
    count(Store, "stamps")
    count(Store, "imports")
    (settled / FOLDER).mkdir()
    os.utime(settled, (1, 1))
    session, path = Session(cache_folder=settled / FOLDER), settled / "net_00.py"
    for number in range(3):
        assert typed(session, path, f"x = {number}\n") == [("MSG101", 8)]
    first = session._kept.importing._found
    for number in range(3):
        assert typed(session, path, f"y = {number}\n") == [("MSG101", 8)]
    assert session._kept.importing._found is first
    assert asked == {"project_files": 1, "stamps": 2, "imports": 2}  # again when the first look had noted all
    typed(session, path, "import helpers_01\n")
    assert session._kept.importing._found is not first
    (settled / "helpers_00.py").rename(settled / "other.py")
    assert typed(session, path, "x = 1\n") == []
    (settled / "other.py").rename(settled / "helpers_00.py")
    assert typed(session, path, "x = 1\n") == [("MSG101", 8)]


def test_what_files_say_is_kept_while_somebody_types(settled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The project may never have been looked at otherwise."""
    path, looked = settled / "net_00.py", Counter[bytes]()
    read = imports.imports_in

    def counted(text: bytes) -> Iterator[Import]:
        looked[text] += 1
        return read(text)

    monkeypatch.setattr(index, "imports_in", counted)
    for number in range(3):
        session = Session(cache_folder=settled / "cache")
        assert typed(session, path, f"x = {number}\n") == [("MSG101", 8)]
    assert looked.total() == len(list(settled.glob("*.py"))) + 2  # the one that is typed, each time
    assert codes(Session(cache_folder=settled / "cache"), path) == [("MSG101", 8)]
    path.write_text("x = 1\n", "utf-8")
    assert codes(Session(cache_folder=settled / "cache"), path) == []
