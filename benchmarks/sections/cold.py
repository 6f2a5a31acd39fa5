"""A tree that was never seen before: against the peers, and against the mere parsing of its files."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.bench import Bench
from benchmarks.figures import TIMES, Row, Run, Section, cpu_ratio, wall_ratio
from benchmarks.measuring import Measured

_PYLINT, _FLAKE8, _RUFF = "pylint, one trivial plugin", "flake8 with TorchFix", "ruff"


def measure(bench: Bench) -> Section:
    """Measure it."""
    tree = bench.tree("mindcv", "cold")
    parallel = "--jobs" in bench.environment.options
    measured = bench.measure(
        bench.lint("msgraph-lint", tree),
        *([bench.lint("msgraph-lint -j 1", tree, "-j", "1", tree.package)] if parallel else []),
        bench.pylint(
            _PYLINT,
            tree,
            "--load-plugins=trivial_plugin",
            "--disable=all",
            "--enable=trivial-call",
            tree.package,
        ),
        bench.peer(_FLAKE8, "flake8", tree, "--isolated", "--select=TOR"),
        bench.peer(_RUFF, "ruff", tree, "check", "--isolated", "--no-cache"),
        bench.parse("ast.parse", tree),
    )
    costs, rows = measured.costs(), _rows(measured)
    if not bench.quick:
        more = _larger(bench)
        costs += more.costs()
        rows += _against_parse(more, "mindnlp: msgraph-lint", "mindnlp: ast.parse")
    how = (
        "mindcv 0.3.0, 109 files. pylint runs nothing but a plugin that looks at every call "
        "(`benchmarks/trivial_plugin.py`); flake8 runs its own checks beside TorchFix, as it always "
        "does, and by itself in as many processes as there are cores; ruff its default rules. "
        "`ast.parse` is a script that reads and parses the same files (`benchmarks/parse_only.py`): the "
        "whole process, and the parsing alone. mindnlp 0.2.4 has 696 files."
    )
    return Section("cold", "A whole tree, cold", how, costs, rows)


def _larger(bench: Bench) -> Measured:
    tree = bench.tree("mindnlp", "cold")
    names = ("mindnlp: msgraph-lint", "mindnlp: ast.parse")
    return bench.measure(bench.lint(names[0], tree), bench.parse(names[1], tree))


def _rows(measured: Measured) -> tuple[Row, ...]:
    rows = []
    for peer, goal in ((_PYLINT, "cold-pylint"), (_FLAKE8, "cold-flake8"), (_RUFF, "")):
        rows.append(
            measured.row(f"{peer} / msgraph-lint", TIMES, wall_ratio, peer, "msgraph-lint", goal=goal)
        )
        rows.append(measured.row("… processor time", TIMES, cpu_ratio, peer, "msgraph-lint"))
    return (*rows, *_against_parse(measured, "msgraph-lint", "ast.parse", "cold-parse"))


def _against_parse(measured: Measured, ours: str, parse: str, goal: str = "") -> tuple[Row, ...]:
    kinds: list[tuple[str, Callable[[Run, Run], float], str]] = [
        (f"{ours} / `ast.parse`, both as whole processes", wall_ratio, goal),
        ("… processor time", cpu_ratio, ""),
        (
            f"{ours} / `ast.parse`, the parsing alone",
            lambda run, parsed: run.wall / float(parsed.output),
            goal,
        ),
    ]
    return tuple(measured.row(what, TIMES, formula, ours, parse, goal=its) for what, formula, its in kinds)
