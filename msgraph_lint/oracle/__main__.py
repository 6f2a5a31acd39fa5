"""The oracle's command line: ``python -m msgraph_lint.oracle``."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgraph_lint.oracle as package
from msgraph_lint.oracle import CaseOutcome, MindSporeMissing, Oracle, agreement, worker
from msgraph_lint.oracle.cases import Case, find_cases
from msgraph_lint.oracle.compare import LevelOutcome, show
from msgraph_lint.oracle.probes import Probe, ProbeStore, read_probes
from msgraph_lint.oracle.store import Store, rule_of
from msgraph_lint.targets import MEASURED_VERSIONS, SyntaxLevel


def main(arguments: Sequence[str] | None = None, store: Store | None = None) -> int:
    """Run the command; the exit status is 0, 1 for a disagreement, 2 when nothing could be measured."""
    parser = argparse.ArgumentParser(
        prog="python -m msgraph_lint.oracle",
        description=package.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument(
        "--python", action="append", metavar="PATH", help="interpreter with MindSpore (repeatable)"
    )
    common.add_argument("--jobs", type=int, default=2, help="MindSpore processes at once (default 2)")
    common.add_argument("--limit", type=float, default=worker.DEFAULT_LIMIT, help="seconds a run may take")
    shower = commands.add_parser("show", parents=[common], help="run files and print what happens")
    shower.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="a case file, or - for standard input"
    )
    measurer = commands.add_parser("measure", parents=[common], help="measure cases and store the outcomes")
    measurer.add_argument("places", nargs="*", type=Path, metavar="CASE_OR_FOLDER", help="default: all cases")
    measurer.add_argument("--show", action="store_true", help="print every outcome with its note")
    prober = commands.add_parser("probes", parents=[common], help="measure the probes not yet measured")
    prober.add_argument("ids", nargs="*", metavar="ID", help="measure these, even when they were measured")
    prober.add_argument("--again", action="store_true", help="measure all of them")
    agree = commands.add_parser("agreement", help="compare the linter with the measured probes; write docs")
    agree.add_argument("--check", action="store_true", help="write nothing; fail when the docs are stale")
    options = parser.parse_args(arguments)
    if options.command == "agreement":
        return _agreement(check=options.check)
    options.python = options.python or [sys.executable]
    try:
        if options.command == "show":
            return _show(options)
        if options.command == "probes":
            return _measure_probes(options, ProbeStore())
        return _measure(options, store or Store())
    except (MindSporeMissing, ValueError) as error:
        sys.stderr.write(f"error: {error}\n")
        return 2


def _show(options: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="msgraph-oracle-") as folder:
        files = [_file(file, Path(folder)) for file in options.files]
        jobs = 1 if len(options.python) > 1 or len(files) == 1 else options.jobs

        def one(python: str) -> tuple[str, dict[Path, CaseOutcome]]:
            with Oracle(python, jobs=jobs, limit=options.limit) as oracle:
                return f"MindSpore {oracle.about['mindspore']}", oracle.measure(files)

        with ThreadPoolExecutor(max(1, options.jobs // jobs)) as pool:
            measured = list(pool.map(one, options.python))
    for file in files:
        for version, outcomes in measured:
            _say(f"{file.name}: {version}", *_lines(outcomes[file]), *_results(outcomes[file]))
    return 0


def _file(file: Path, folder: Path) -> Path:
    if str(file) == "-":
        file = folder / "stdin.py"
        file.write_text(sys.stdin.read(), "utf-8")
    if not file.is_file():
        raise ValueError(f"no such file: {file}")
    return file


def _lines(outcome: CaseOutcome) -> Iterator[str]:
    """The outcomes with their notes, indented."""
    lax, strict = (outcome.levels[level] for level in SyntaxLevel)
    if lax == strict:
        yield f"  both     {lax.outcome:11} {lax.note}".rstrip()
        return
    yield f"  LAX      {lax.outcome:11} {lax.note if lax.note != strict.note else ''}".rstrip()
    yield f"  STRICT   {strict.outcome:11} {strict.note}".rstrip()


def _results(outcome: CaseOutcome) -> Iterator[str]:
    for number, call in enumerate(outcome.pynative["calls"], start=1):
        yield f"  PyNative call {number}: {show(call['result'])}"


def _measure(options: argparse.Namespace, store: Store) -> int:
    cases = find_cases(options.places or [store.cases])
    outside = [case for case in cases if not case.path.is_relative_to(store.cases)]
    if outside:
        raise ValueError(f"{outside[0].path} is not in {store.cases}")
    for python in options.python:
        with Oracle(python, jobs=options.jobs, limit=options.limit) as oracle:
            oracle.check()
            version = _stored_version(oracle)
            measured = oracle.measure(case.path for case in cases)
            found = {case: measured[case.path] for case in cases}
            store.update_cases(version, oracle.about, found)
            _say(f"MindSpore {oracle.about['mindspore']}: {len(found)} cases measured")
        if options.show:
            for case, outcome in found.items():
                _say(case.name, *_lines(outcome))
    folders = sorted({case.rule_module for case in cases})
    for folder in folders:
        if rule_of(folder) is None:
            _say(f"{folder}: no checker of this name yet, so no outcome for a rule")
    disagreements = store.update_facts(folders, complete=not options.places)
    _say(*map(str, disagreements), *_stale(store, cases))
    return 1 if disagreements else 0


_CHUNK = 50
"""Probes that are measured before the outcomes are stored: whoever interrupts loses little."""


def _measure_probes(options: argparse.Namespace, store: ProbeStore) -> int:
    probes = read_probes(store.folder)
    unknown = [name for name in options.ids if name not in probes]
    if unknown:
        raise ValueError(f"no such probe: {', '.join(unknown)}")
    for python in options.python:
        with Oracle(python, jobs=options.jobs, limit=options.limit) as oracle:
            oracle.check()
            version = _stored_version(oracle)
            wanted = [probes[name] for name in options.ids] or store.to_measure(version)
            if options.again:
                wanted = list(probes.values())
            for start in range(0, len(wanted), _CHUNK):
                chunk = wanted[start : start + _CHUNK]
                store.update(version, oracle.about, _probed(oracle, chunk))
                done = start + len(chunk)
                _say(f"MindSpore {oracle.about['mindspore']}: {done} of {len(wanted)} probes measured")
    return 0


def _probed(oracle: Oracle, probes: Sequence[Probe]) -> dict[str, Mapping[SyntaxLevel, LevelOutcome]]:
    with tempfile.TemporaryDirectory(prefix="msgraph-probes-") as folder:
        files = {Path(folder, f"probe_{probe.id}.py"): probe for probe in probes}
        for file, probe in files.items():
            file.write_text(probe.text, "utf-8")
        measured = oracle.measure(files)
    return {probe.id: measured[file].levels for file, probe in files.items()}


def _stored_version(oracle: Oracle) -> str:
    if oracle.version not in MEASURED_VERSIONS:
        stored = ", ".join(MEASURED_VERSIONS)
        raise ValueError(f"outcomes are stored for MindSpore {stored}, {oracle.python} has {oracle.version}")
    return oracle.version


def _agreement(*, check: bool) -> int:
    try:
        found = agreement.compute()
    except ValueError as error:
        sys.stderr.write(f"error: {error}\n")
        return 2
    _say(*agreement.summary(found), *agreement.tables(found), *agreement.disagreements(found))
    pages = agreement.pages(found)
    if check:
        stale = [
            page for page, text in pages.items() if not page.is_file() or page.read_text("utf-8") != text
        ]
        _say(*(f"stale: {page.name}; run {agreement.COMMAND}" for page in stale))
        return 1 if stale else 0
    for page, text in pages.items():
        page.write_text(text, "utf-8")
    return 0


def _stale(store: Store, cases: Iterable[Case]) -> Iterator[str]:
    """What has still to be measured on versions other than the ones just measured."""
    for version in store.versions():
        measured = store.measured(version)
        names = [case.name for case in cases if measured.outcome(case) is None]
        if names:
            yield f"to be measured on {version}: {', '.join(names)}"


def _say(*lines: str) -> None:
    sys.stdout.writelines(f"{line}\n" for line in lines)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
