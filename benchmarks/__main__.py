"""Measures everything side by side, prints the tables, and writes ``docs/performance.md`` and its picture."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from benchmarks import environment, machine, results
from benchmarks.bench import Bench
from benchmarks.corpora import CorpusMissing
from benchmarks.environment import BuildFailed, Environment
from benchmarks.figures import Section
from benchmarks.measuring import Runner
from benchmarks.page import goals, page, tables
from benchmarks.picture import curve
from benchmarks.sections import SECTIONS

_CORES = 2
_CACHE = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "msgraph-lint-benchmarks"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what ``arguments`` say; 2 if it cannot be done."""
    options = _parser().parse_args(arguments)
    if unknown := set(options.sections) - set(SECTIONS):
        sys.stderr.write(f"no section {', '.join(sorted(unknown))}: there are {', '.join(SECTIONS)}\n")
        return 2
    machine.keep_to(_CORES)
    options.cache.mkdir(parents=True, exist_ok=True)
    try:
        sys.stderr.write("the environment …\n")
        installed = environment.prepare(options.cache.absolute())
        where = machine.machine(installed)
        known = {} if options.quick else results.load(options.cache / "results.json", where)
        for name in [each for each in SECTIONS if each in options.sections or not options.sections]:
            sys.stderr.write(f"{name}\n")
            known[name] = _measured(name, options, installed)
            sys.stdout.write(f"\n{known[name].title}\n\n{tables(known[name])}\n")
            sys.stdout.flush()
            if not options.quick:
                _keep(options, known, where)
    except (BuildFailed, CorpusMissing) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("\nstopped: the sections that were finished are kept\n")
        return 130
    sys.stdout.write(f"\n{goals(known.values())}\n\n{where}\n")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument(
        "sections", nargs="*", metavar="SECTION", help=f"some of {', '.join(SECTIONS)}; or all"
    )
    parser.add_argument("--rounds", type=_at_least_one, default=5, help="runs of each command (default: 5)")
    parser.add_argument("--quick", action="store_true", help="one round, of mindcv alone; writes no page")
    parser.add_argument(
        "--corpora", type=Path, metavar="DIR", help="folder with the unpacked wheels: NAME/NAME/…"
    )
    parser.add_argument(
        "--cache", type=Path, default=_CACHE, metavar="DIR", help="what is fetched and installed"
    )
    parser.add_argument(
        "--docs", type=Path, default=environment.ROOT / "docs", metavar="DIR", help="for the page"
    )
    parser.add_argument("--limit", type=_at_least_one, default=900, help="seconds for one run (default: 900)")
    return parser


def _at_least_one(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return value


def _measured(name: str, options: argparse.Namespace, installed: Environment) -> Section:
    rounds = 1 if options.quick else options.rounds
    when = machine.moment(rounds)
    with tempfile.TemporaryDirectory(prefix="msgraph-lint-benchmarks-") as folder:
        work = Path(folder)
        bench = Bench(
            environment=installed,
            runner=Runner(_variables(installed, work), options.limit),
            corpora=(options.corpora or options.cache / "corpora").absolute(),
            fetches=options.corpora is None,
            work=work,
            rounds=rounds,
            quick=options.quick,
        )
        return replace(SECTIONS[name](bench), when=when)


def _variables(installed: Environment, home: Path) -> dict[str, str]:
    """The environment of what is measured: nothing of the user's own settings."""
    path = os.pathsep.join([str(installed.folder / "bin"), os.environ.get("PATH", os.defpath)])
    return {"PATH": path, "HOME": str(home), "LANG": "C.UTF-8"}


def _keep(options: argparse.Namespace, known: Mapping[str, Section], where: str) -> None:
    """Keep what is known so far, and write the page: whoever stops the rest has this."""
    sections = [known[name] for name in SECTIONS if name in known]
    results.save(options.cache / "results.json", where, known)
    (options.docs / "performance.md").write_text(page(sections, where), "utf-8")
    for section in sections:
        if len(section.points) > 1:
            (options.docs / "performance.svg").write_text(curve(section.points), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
