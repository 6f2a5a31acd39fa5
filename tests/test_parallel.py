"""Work shared out among processes: the same as that of one."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest
from stub_rules import add_rule, net

from msgraph_lint import engine
from msgraph_lint.cache.encoding import encode
from msgraph_lint.config import Settings
from msgraph_lint.engine import check_project
from msgraph_lint.findings import Confidence, Report
from msgraph_lint.parallel import processors, share_out
from msgraph_lint.program.project import Project
from msgraph_lint.records import replace
from msgraph_lint.source import Source
from msgraph_lint.targets import Target

pytestmark = pytest.mark.skipif(processors() < 1 or not hasattr(os, "fork"), reason="no processes are made")
CASES = sorted((Path(__file__).parent / "cases").glob("*/*.py"))[::7]


def report(jobs: int, paths: list[Path] = CASES) -> Report:
    settings = Settings(
        confidence=Confidence.MEDIUM,
        older_targets=(Target.parse("2.0"),),
        target=Target.parse("2.10"),
    )
    return check_project(Project.around(paths), list(map(str, paths)), settings, jobs=jobs)


def test_many_processes_tell_what_one_does() -> None:
    one, many = report(1), report(3)
    assert encode(report(2)) == encode(one)
    assert len(one.findings) > 100
    assert encode(many) == encode(one)
    assert [f.sort_key for f in many.findings] == [f.sort_key for f in one.findings]
    assert all(finding.source.text for finding in many.findings)


def test_processes_are_made_only_for_much_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fork", None)
    report(8, CASES[:3])


def test_a_process_that_dies_leaves_its_work_to_the_first() -> None:
    here = os.getpid()

    def work(share: int) -> int:
        if os.getpid() != here and share == 2:
            os.kill(os.getpid(), 9)
        return share * 10

    assert share_out(work, [1, 2, 3], 2, Source.read) == ([10, 20, 30], False)


def test_each_share_starts_with_what_was_known_before_all() -> None:
    """What is found out for one does not change what is made of another, however many run at a time."""
    known: list[int] = []

    def work(share: int) -> list[int]:
        known.append(share)
        return list(known)

    for jobs in (1, 2, 5):
        assert share_out(work, [1, 2, 3], jobs, Source.read) == ([[1], [2], [3]], False)


@pytest.mark.usefixtures("interruptible")
def test_whoever_is_stopped_tells_what_was_made_by_then() -> None:
    """Of the first two shares, each by itself; nobody began the third."""
    calls = count()

    def work(share: int) -> int:
        with suppress(KeyboardInterrupt):
            time.sleep(60)
        return share

    def waiting() -> None:
        if next(calls) == 1:
            raise KeyboardInterrupt

    assert share_out(work, [1, 2, 3], 2, Source.read, waiting) == ([1, 2], True)


def test_no_process_is_killed_that_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its number may be that of another one by then."""
    killed: list[int] = []
    monkeypatch.setattr(os, "kill", lambda process, _: killed.append(process))
    assert share_out(lambda share: share, [1, 2, 3], 2, Source.read) == ([1, 2, 3], False)
    assert killed == []


def test_what_fails_in_a_process_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fault(*_: object) -> None:
        raise ZeroDivisionError

    rule = add_rule(monkeypatch, "x", "MSG199")
    monkeypatch.setitem(engine.registry()["MSG199"].__dict__, "check", fault)
    monkeypatch.setattr(engine, "_WORTH_A_SHARE", 1)
    for name in ("a", "b"):
        (tmp_path / f"{name}.py").write_text(net("return x"))
    paths = sorted(tmp_path.glob("*.py"))
    settings = Settings(select=frozenset({rule.code}))
    settings = replace(settings, older_targets=(Target.parse("2.7", "LAX"),))  # what is the same is told once
    errors = check_project(Project.around(paths), list(map(str, paths)), settings, jobs=2).errors
    assert [Path(error.path).name for error in errors] == ["a.py", "b.py"]
    assert all("internal error in MSG199" in error.reason for error in errors)
