"""The arithmetic of the benchmarks, their trees and their pages; no time is asserted, and nothing fetched."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks import corpora, results
from benchmarks.__main__ import main
from benchmarks.bench import NO_CACHE, Bench
from benchmarks.corpora import CorpusMissing
from benchmarks.environment import Environment
from benchmarks.figures import (
    SECONDS,
    TIMES,
    Point,
    Row,
    Run,
    Section,
    Spread,
    as_json,
    from_json,
    wall_ratio,
)
from benchmarks.goals import GOALS, verdict
from benchmarks.measuring import Command, CommandFailed, Measured, Runner, side_by_side
from benchmarks.page import goals, number, page, spread, table
from benchmarks.picture import curve, ticks
from benchmarks.sections import SECTIONS, one_file

POINTS = (
    Point(files=100, lines=50_000, wall=1.0, peak=60.0, parse=0.5),
    Point(files=400, lines=200_000, wall=4.0, peak=100.0, parse=2.0),
    Point(files=1729, lines=950_000, wall=20.0, peak=250.0, parse=9.0),
)
SVG = "{http://www.w3.org/2000/svg}"


def commands(tmp_path: Path, *names: str) -> list[Command]:
    return [Command(name, (sys.executable, "-c", "pass"), tmp_path) for name in names]


@pytest.fixture
def measured(tmp_path: Path) -> Measured:
    """Two commands in three rounds; the second is slow in the third; another one could not be installed."""
    runs = {
        "ours": [Run(1, 1, 50), Run(2, 1, 52), Run(4, 1, 51)],
        "theirs": [Run(8, 6, 90), Run(20, 6, 90), Run(36, 6, 90)],
    }
    return Measured(commands(tmp_path, "ours", "theirs", "gone"), runs, {"gone": "not installed: no wheel"})


@pytest.fixture
def section(measured: Measured) -> Section:
    rows = (
        measured.row("theirs / ours", TIMES, wall_ratio, "theirs", "ours", goal="cold-pylint"),
        measured.row("ours / theirs", TIMES, wall_ratio, "ours", "theirs", goal="cold-parse"),
        measured.row("ours", SECONDS, lambda run: run.wall, "ours", goal="one-warm"),
        measured.row("gone / ours", TIMES, wall_ratio, "gone", "ours", goal="cold-flake8"),
    )
    when = "2026-01-02, commit abc, 3 rounds"
    return Section("scale", "From few to many", "As it is.", measured.costs(), rows, POINTS, when)


# --- arithmetic


def test_a_ratio_is_taken_within_its_round(measured: Measured) -> None:
    row = measured.row("theirs / ours", TIMES, wall_ratio, "theirs", "ours")
    assert row.values == (8, 10, 9)
    assert row.spread == Spread(8, 9, 10)


def test_what_a_command_cost(measured: Measured) -> None:
    ours, _, gone = measured.costs()
    assert (ours.wall, ours.cpu, ours.peak) == (Spread(1, 2, 4), Spread(1, 1, 1), Spread(50, 51, 52))
    assert (gone.wall, gone.missing) == (None, "not installed: no wheel")


def test_a_row_of_what_is_not_there_says_why(measured: Measured) -> None:
    row = measured.row("gone / ours", TIMES, wall_ratio, "gone", "ours", goal="cold-flake8")
    assert row.missing == "gone: not installed: no wheel"
    assert row.values == ()
    assert verdict(row) == ""


@pytest.mark.parametrize(
    ("goal", "value", "expected"),
    [
        ("cold-pylint", 8.0, "reached"),
        ("cold-pylint", 7.99, "**missed**"),
        ("cold-parse", 3.0, "reached"),
        ("cold-parse", 3.01, "**missed**"),
        ("", 1.0, ""),
    ],
)
def test_verdict_looks_at_the_median(goal: str, value: float, expected: str) -> None:
    assert verdict(Row("what", TIMES, (0.0, value, 1000.0), goal)) == expected


# --- running


def runner() -> Runner:
    return Runner({"PATH": ""}, limit=60)


def test_a_run_tells_what_it_cost(tmp_path: Path) -> None:
    script = "data = bytearray(50_000_000); print(sum(range(10**6)))"
    run = runner().run(Command("sum", (sys.executable, "-c", script), tmp_path))
    assert run.output.strip() == "499999500000"
    assert run.wall > 0
    assert run.cpu > 0
    assert 50 < run.peak < 500


def test_the_memory_is_that_of_the_largest_process_below(tmp_path: Path) -> None:
    child = "data = bytearray(150_000_000)"
    script = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    assert runner().run(Command("parent", (sys.executable, "-c", script), tmp_path)).peak > 150


def test_each_command_runs_once_a_round_and_once_before(tmp_path: Path) -> None:
    order: list[str] = []
    both = [
        replace(each, prepare=lambda n=each.name: order.append(n)) for each in commands(tmp_path, "a", "b")
    ]
    measured = side_by_side(runner(), both, 2)
    assert order == ["a", "b"] * 3
    assert {name: len(runs) for name, runs in measured.runs.items()} == {"a": 2, "b": 2}


def test_a_command_that_fails_is_a_row_and_hinders_no_other(tmp_path: Path) -> None:
    fails = Command("fails", (sys.executable, "-c", "raise SystemExit('broken settings')"), tmp_path)
    fails = replace(fails, accepts=lambda exit_code: exit_code == 0)
    gone = Command("gone", (str(tmp_path / "no-such-program"),), tmp_path)
    never = Command("never", ("",), tmp_path, missing="not there yet")
    measured = side_by_side(runner(), [fails, gone, never, *commands(tmp_path, "works")], 1)
    assert list(measured.runs) == ["works"]
    assert measured.missing["fails"] == "exit code 1: broken settings"
    assert "No such file" in measured.missing["gone"]
    assert measured.missing["never"] == "not there yet"


def test_a_command_that_never_ends_is_given_up(tmp_path: Path) -> None:
    sleeps = Command("sleeps", (sys.executable, "-c", "import time; time.sleep(60)"), tmp_path)
    with pytest.raises(CommandFailed, match="took longer than 1 s"):
        Runner({"PATH": ""}, limit=1).run(sleeps)


def test_a_run_that_says_something_else_than_the_first_does_not_count(tmp_path: Path) -> None:
    (tmp_path / "count").write_text("", "utf-8")
    script = "f = open('count', 'a+'); f.write('x'); f.seek(0); print(len(f.read()))"
    forgets = Command("forgets", (sys.executable, "-c", script), tmp_path)
    measured = side_by_side(runner(), [forgets], 1, same_output=["forgets"])
    assert measured.missing == {"forgets": "does not print the same each time"}
    assert measured.runs == {}


def test_a_command_is_shown_without_the_folders_of_the_machine(tmp_path: Path) -> None:
    command = Command(
        "ours", (str(tmp_path / "bin" / "msgraph-lint"), "--no-cache", "mindcv/models"), tmp_path
    )
    assert str(command) == "msgraph-lint --no-cache mindcv/models"


# --- trees


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of 1 + 6 × 4 files, and one that is not Python."""
    package = tmp_path / "from" / "zoo"
    for folder in ("", "a", "b", "b/deep", "c", "c/deep", "d"):
        for name in ("__init__", *("xyz" if folder else "")):
            (package / folder).mkdir(parents=True, exist_ok=True)
            (package / folder / f"{name}.py").write_text(f"# {folder} {name}\n", "utf-8")
    (package / "a" / "weights.bin").touch()
    return package


def test_parts_grow_and_can_be_imported(package: Path) -> None:
    parts = [corpora.part_of(package, count) for count in (3, 9, 14, 25)]
    assert [len(part) for part in parts] == [3, 9, 14, 25]
    for smaller, larger in pairwise(parts):
        assert set(smaller) < set(larger)
    for part in parts:
        inside = {folder for path in part for folder in path.parents if folder.is_relative_to(package)}
        assert {folder / "__init__.py" for folder in inside} <= set(part)


def test_a_copy_is_a_project_of_its_own_and_replaces_the_last(package: Path, tmp_path: Path) -> None:
    tree = corpora.copy(package, tmp_path / "to")
    assert len(tree.files()) == tree.lines() == 25
    (tree.root / "zoo" / "new.py").touch()
    assert len(corpora.copy(package, tmp_path / "to").files()) == 25
    assert (tree.root / "pyproject.toml").is_file()
    assert not (tree.root / "zoo" / "a" / "weights.bin").exists()


def test_another_project_is_refused(package: Path, tmp_path: Path) -> None:
    (tmp_path / "mindcv").mkdir()
    package.rename(tmp_path / "mindcv" / "mindcv")
    with pytest.raises(CorpusMissing, match=r"is not mindcv 0\.3\.0: 25 Python files instead of 109"):
        corpora.package_of("mindcv", tmp_path, fetch=False)


# --- sections


@pytest.fixture
def projects(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Projects with the names of the real ones, of three empty files."""
    for name, corpus in corpora.CORPORA.items():
        monkeypatch.setitem(corpora.CORPORA, name, replace(corpus, files=3))
        file = tmp_path / "projects" / name / one_file.FILES.get(name, f"{name}/models/net.py")
        file.parent.mkdir(parents=True)
        for path in (file, file.with_name("more.py"), tmp_path / "projects" / name / name / "__init__.py"):
            path.touch()
    return tmp_path / "projects"


class Pretender(Runner):
    """Runs nothing: every command takes a second."""

    def run(self, command: Command) -> Run:
        command.prepare()
        return Run(1.0, 1.0, 50.0, output="1.0 2.0" if "keystrokes.py" in str(command.arguments) else "1.0")


@pytest.fixture(params=["--no-cache --jobs", "--fix"], ids=["with-cache", "without-cache"])
def bench(request: pytest.FixtureRequest, tmp_path: Path, projects: Path) -> Bench:
    """A bench with a msgraph-lint that knows some options, and without flake8."""
    (tmp_path / "bin").mkdir()
    program = tmp_path / "bin" / "msgraph-lint"
    program.write_text(f"#!/bin/sh\necho '{request.param}'\n", "utf-8")
    program.chmod(0o755)
    installed = Environment(tmp_path, {"flake8": "not installed: no wheel"})
    (tmp_path / "work").mkdir()
    return Bench(installed, Pretender({}), projects, fetches=False, work=tmp_path / "work", rounds=1)


def test_the_sections_measure_every_goal_and_say_what_is_not_there(bench: Bench) -> None:
    sections = [measure(bench) for measure in SECTIONS.values()]
    assert [section.name for section in sections] == list(SECTIONS)
    assert {row.goal for section in sections for row in section.rows} - {""} == set(GOALS)
    reasons = {told.missing for section in sections for told in (*section.rows, *section.costs)} - {""}
    kinds = ("not installed: no wheel",) if bench.has_cache else ("not installed: no wheel", NO_CACHE)
    assert {kind for reason in reasons for kind in kinds if reason.endswith(kind)} == set(kinds)
    assert all(reason.endswith(kinds) for reason in reasons)
    assert not list(bench.corpora.rglob("pyproject.toml"))


def test_only_what_is_to_be_warm_may_use_the_cache(bench: Bench) -> None:
    costs = [(name, cost) for name, measure in SECTIONS.items() for cost in measure(bench).costs]
    for name, cost in costs:
        if cost.command.startswith("msgraph-lint") and cost.name != "--version":
            is_warm = name == "warm" or "warm" in cost.name
            assert ("--no-cache" in cost.command) == (bench.has_cache and not is_warm), cost


def test_quick_figures_are_of_the_small_project_alone(bench: Bench) -> None:
    for measure in SECTIONS.values():
        section = measure(replace(bench, quick=True))
        assert not [cost for cost in section.costs if "mindone" in f"{cost.name} {cost.command}"]
        assert not {row.goal for row in section.rows} & {"warm-1700", "one-cold", "scale-time", "fix"}


# --- what is shown


def test_numbers_have_three_digits_that_count() -> None:
    shown = [number(each) for each in (0.034, 1.2345, -12.345, 123.4, 1234.5)]
    assert shown == ["0.03", "1.23", "-12.3", "123", "1,234"]


def test_a_spread_shows_least_and_greatest_where_they_differ() -> None:
    assert spread(Spread(1.5, 2, 3)) == "2.00 (1.50–3.00)"
    assert spread(Spread(2, 2, 2)) == "2.00"


def test_columns_stand_below_each_other() -> None:
    lines = table(("a", "long"), [("wide", "b")]).splitlines()
    assert lines == ["| a    | long |", "| ---- | ---- |", "| wide | b    |"]


def test_every_goal_is_in_the_table(section: Section) -> None:
    lines = goals([section]).splitlines()[2:]
    assert len(lines) == len(GOALS)
    told = {goal.what: line for goal, line in zip(GOALS.values(), lines, strict=True)}
    assert all(what in line for what, line in told.items())
    assert "9.00 (8.00–10.0) ×" in told[GOALS["cold-pylint"].what]
    assert "reached" in told[GOALS["cold-pylint"].what]
    assert "**missed**" in told[GOALS["one-warm"].what]
    assert "gone: not installed: no wheel" in told[GOALS["cold-flake8"].what]
    assert "not measured" in told[GOALS["fix"].what]


def test_the_page_shows_sections_machine_and_curve(section: Section) -> None:
    text = page([section], "2 cores of a machine")
    assert "2 cores of a machine" in text
    assert "## From few to many" in text
    assert "commit abc, 3 rounds" in text
    assert "(performance.svg)" in text
    assert "| 1,729 | 950,000 | 20.0    | 0.0116" in text
    assert "(performance.svg)" not in page([replace(section, points=())], "")


def test_the_curve_goes_up_where_the_figures_do() -> None:
    picture = ElementTree.fromstring(curve(POINTS))
    lines = {line.get("class"): line for line in picture.iter(f"{SVG}polyline")}
    seconds = next(line for line in picture.iter(f"{SVG}polyline") if line.get("class") == "line ours")
    places = [tuple(map(float, place.split(","))) for place in (seconds.get("points") or "").split()]
    assert len(places) == len(POINTS)
    across, upward = zip(*places, strict=True)
    assert list(across) == sorted(across)
    assert list(upward) == sorted(upward, reverse=True)
    # 400 files take four times as long as 100: both points lie on one line through the origin
    origin = float((lines["line even"].get("points") or "").split()[0].split(",")[1])
    assert origin - upward[1] == pytest.approx(4 * (origin - upward[0]), abs=0.5)
    assert [each.text for each in picture.iter(f"{SVG}text") if each.get("class") == "text"] == [
        "msgraph-lint",
        "ast.parse of the same files",
        "the same time for every file",
    ]


def test_the_picture_has_colours_for_dark_pages() -> None:
    style = re.search(r"<style>(.+?)</style>", curve(POINTS), re.DOTALL)
    assert style is not None
    light, dark = style[1].split("prefers-color-scheme: dark")
    classes = re.findall(r"\.(\w+) \{ (?:fill|stroke): #", light)
    assert classes == re.findall(r"\.(\w+) \{ (?:fill|stroke): #", dark)
    assert len(classes) == 9


@pytest.mark.parametrize(
    ("most", "expected"),
    [
        (10, [0, 2, 4, 6, 8, 10]),
        (0.7, [0, 0.2, 0.4, 0.6, 0.8]),
        (1729, [0, 500, 1000, 1500, 2000]),
    ],
)
def test_ticks_are_round_and_reach_the_end(most: float, expected: list[float]) -> None:
    assert ticks(most) == expected


def test_a_section_survives_json(section: Section, tmp_path: Path) -> None:
    assert from_json(json.loads(json.dumps(as_json(section)))) == section
    file = tmp_path / "results.json"
    results.save(file, "this machine", {"scale": section})
    assert results.load(file, "this machine") == {"scale": section}
    assert results.load(file, "another machine") == {}
    file.write_text("{", "utf-8")
    assert results.load(file, "this machine") == {}


def test_an_unknown_section_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["colt"]) == 2
    assert capsys.readouterr().err == f"no section colt: there are {', '.join(SECTIONS)}\n"


def test_the_readme_names_every_section() -> None:
    text = (Path(__file__).parents[1] / "benchmarks" / "README.md").read_text("utf-8")
    assert re.findall(r"^\| `([\w-]+)` \|", text, re.MULTILINE) == list(SECTIONS)
