"""Options and fixtures: MindSpore is asked once per interpreter, for all collected cases in parallel."""

from __future__ import annotations

import gc
import json
import os
import re
import signal
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import settings

from msgraph_lint.oracle import CaseOutcome, MindSporeMissing, Oracle
from msgraph_lint.oracle.cases import Case
from msgraph_lint.oracle.compare import Capture
from msgraph_lint.targets import Target

NO_MINDSPORE = "this test asks real MindSpore: install it, or leave such tests out with --no-oracle\n"

settings.register_profile("suite", derandomize=True, database=None, deadline=None)
settings.register_profile("long", deadline=None, database=None, max_examples=4000)
settings.load_profile("suite")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("oracle", "real MindSpore")
    group.addoption("--no-oracle", action="store_true", help="leave out the tests that run MindSpore")
    group.addoption("--all-cases", action="store_true", help="look at all that there is, in all ways")
    group.addoption("--quick", action="store_true", help="leave out those too that search for faults")
    group.addoption(
        "--interpreters",
        default="",
        metavar="PATH,PATH",
        help="more interpreters with MindSpore whose stored outcomes are verified",
    )


def pytest_configure(config: pytest.Config) -> None:
    os.environ["MSGRAPH_LINT_NO_CACHE"] = "1"  # rules come and go in tests; those of the cache ask for it
    config.addinivalue_line("markers", "oracle: runs real MindSpore")
    config.addinivalue_line("markers", "long: takes a minute, and looks at what seldom changes")
    config.addinivalue_line("markers", "search: searches for faults in programs that nobody wrote")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "python" in metafunc.fixturenames:
        more = [path for path in metafunc.config.getoption("--interpreters").split(",") if path]
        ids = ["installed", *more]
        metafunc.parametrize("python", [sys.executable, *more], ids=ids, scope="session")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    quick = config.getoption("--quick")
    no_oracle = quick or config.getoption("--no-oracle")
    left_out = [name for name, is_out in (("oracle", no_oracle), ("search", quick)) if is_out]
    deselected = {item for item in items if any(map(item.get_closest_marker, left_out))}
    if not looks_at_all(config):
        deselected.update(_of_most_cases(items))
        deselected.update(item for item in items if item.get_closest_marker("long"))
    if deselected:
        items[:] = [item for item in items if item not in deselected]
        config.hook.pytest_deselected(items=list(deselected))


def looks_at_all(config: pytest.Config) -> bool:
    """Whether every case is looked at in all ways: when asked to, or to look at few (``-k``)."""
    return bool(config.getoption("--all-cases") or config.getoption("keyword"))


def _of_most_cases(items: Iterable[pytest.Item]) -> Iterator[pytest.Item]:
    """Those that ask MindSpore about others than the first, 17th … of the bad and of the good cases.

    It needs three times as long for all of them as for everything else together, and what is stored of a
    case holds for its text as it is and for the version that the project pins.
    """
    asking = [
        (item, case) for item in items if item.get_closest_marker("oracle") and (case := _case_of(item))
    ]
    stems: dict[bool, set[str]] = {True: set(), False: set()}
    for _, case in asking:
        stems[case.is_good].add(_stem(case))
    chosen = {stem for each in stems.values() for stem in sorted(each)[::16]}
    return (item for item, case in asking if _stem(case) not in chosen)


def _stem(case: Case) -> str:
    """The name that a case and its fixed file share."""
    return case.name.partition(".")[0]


def _case_of(item: pytest.Item) -> Case | None:
    """The case that ``item`` is about."""
    called_with = getattr(item, "callspec", None)
    case = called_with.params.get("case") if called_with is not None else None
    return case if isinstance(case, Case) else None


def pytest_collection_finish() -> None:
    """Ten thousand tests are no garbage, and syntax trees hold next to none: looking for some takes time."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)


@dataclass(frozen=True)
class Measurement:
    """What one interpreter's MindSpore did with the collected cases."""

    version: str
    """The stored version to compare with: the newest that is not newer than the interpreter's."""
    outcomes: dict[Path, CaseOutcome]


class Measurements:
    """A measurement per interpreter, made when it is first asked for and kept in ``folder``."""

    def __init__(self, cases: Iterable[Case], folder: Path) -> None:
        self._files = sorted({case.path for case in cases})
        self._folder = folder
        self._made: dict[str, Measurement | str] = {}

    def of(self, python: str) -> Measurement:
        """The measurement under ``python``; fails the test when there is no MindSpore."""
        if python not in self._made:
            self._made[python] = self._shared(python)
        made = self._made[python]
        if isinstance(made, str):
            pytest.fail(NO_MINDSPORE + made, pytrace=False)
        return made

    def _shared(self, python: str) -> Measurement | str:
        """The measurement, made by whichever process of the test session comes first."""
        import fcntl

        file = self._folder / (re.sub(r"\W", "_", python) + ".json")
        with file.with_suffix(".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not file.exists():
                file.write_text(json.dumps(self._measure(python)), "utf-8")
        made = json.loads(file.read_text("utf-8"))
        if isinstance(made, str):
            return made
        version, captures = made
        return Measurement(version, {Path(path): CaseOutcome.of(each) for path, each in captures.items()})

    def _measure(self, python: str) -> str | tuple[str, dict[str, Mapping[str, Capture]]]:
        try:
            with Oracle(python) as oracle:
                oracle.check()
                found = oracle.measure(self._files)
        except MindSporeMissing as error:
            return str(error)
        version = Target.parse(oracle.version).measured_version
        return version, {str(path): outcome.captures for path, outcome in found.items()}


@pytest.fixture(scope="session")
def measurements(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Measurements:
    """What MindSpore does with the cases of the tests that ask for it, and with their fixed files."""
    cases: set[Case] = set()
    for item in request.session.items:
        case = _case_of(item)
        if case is not None and item.get_closest_marker("oracle"):
            cases |= {each for each in (case, case.fixed) if each.path.is_file()}
    folder = tmp_path_factory.getbasetemp()
    if hasattr(request.config, "workerinput"):  # the processes of pytest-xdist share the folder above
        folder = folder.parent
    return Measurements(cases, folder)


@pytest.fixture
def measured(measurements: Measurements, python: str) -> Measurement:
    """What the MindSpore of the interpreter ``python`` does with the cases."""
    return measurements.of(python)


@pytest.fixture(scope="session")
def empty_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder to which nothing is written."""
    return tmp_path_factory.mktemp("empty")


@pytest.fixture
def alone(empty_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes relative paths those of files with no project around them: here, all 1,900 would be read."""
    monkeypatch.chdir(empty_folder)


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Lets new processes be interrupted, even where this one was started by a shell's ``&``."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
