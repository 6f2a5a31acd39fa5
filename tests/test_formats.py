"""The formats for programs, held against who reads them: schemas, parsers, and what ruff writes.

``schemas/sarif-2.1.0.json`` is the schema as the npm package ``@microsoft/jest-sarif`` (MIT) has it.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urljoin

import junitparser
import pytest
from jsonschema import Draft4Validator

from msgraph_lint.cli import main
from msgraph_lint.findings import Edit, apply_edits
from msgraph_lint.source import Source

SCHEMA = Path(__file__).parent / "schemas" / "sarif-2.1.0.json"
NET = """from mindspore import nn


def fold(x):
    y = x
    s = "宽𐐀"; del y
    return x + len(s)


class Net(nn.Cell):
    def construct(self, x):
        return fold(x)
"""
CALLER = """from mindspore import nn

from net import fold


class Other(nn.Cell):
    def construct(self, x):
        return fold(x)
"""
NOTE = """from mindspore import nn


class Net(nn.Cell):
    def construct(self, x):
        import math
        return x
"""


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pyproject.toml").write_text('[tool.msgraph-lint]\nselect = ["MSG1", "MSG9"]\n')
    (tmp_path / "net.py").write_text(NET, "utf-8")
    return tmp_path


def report(name: str, *arguments: str) -> str:
    main(["--output-format", name, "--output-file", "report", *arguments])
    return Path("report").read_text("utf-8")


def by_ruff(name: str, text: str) -> str:
    """What ruff writes in this format about a file with ``text``."""
    Path("theirs.py").write_text(text, "utf-8")
    command = [sys.executable, "-m", "ruff", "check", "--isolated", "--no-cache", "--select=F"]
    done = subprocess.run(
        [*command, f"--output-format={name}", "theirs.py"], capture_output=True, text=True, check=False
    )
    return done.stdout


def shape(value: Any) -> Any:
    """Which keys are where, and of what kind the values are."""
    if isinstance(value, dict):
        return {key: shape(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [shape(value[0])] if value else []
    return type(value)


def lacks(ours: Any, theirs: Any, place: str = "") -> list[str]:
    """What ``theirs`` has and ``ours`` has not."""
    if isinstance(theirs, dict):
        missing = [f"{place}.{key}" for key in theirs if key not in ours]
        return missing + [
            each for key in theirs if key in ours for each in lacks(ours[key], theirs[key], f"{place}.{key}")
        ]
    if isinstance(theirs, list) and theirs and ours:
        return lacks(ours[0], theirs[0], f"{place}[]")
    return []


# SARIF


def sarif(*arguments: str) -> dict[str, Any]:
    """The only run of a report that keeps to the schema."""
    document = json.loads(report("sarif", *arguments))
    validator = Draft4Validator(
        json.loads(SCHEMA.read_text("utf-8")), format_checker=Draft4Validator.FORMAT_CHECKER
    )
    assert [error.message for error in validator.iter_errors(document)] == []
    (run,) = document["runs"]
    found: dict[str, Any] = run
    return found


def test_sarif_has_rules_places_and_ways() -> None:
    run = sarif("net.py")
    (rule,), (result,) = run["tool"]["driver"]["rules"], run["results"]
    assert (rule["id"], rule["helpUri"][-19:]) == ("MSG101", "delete_statement.md")
    assert "## Why is this bad?" in rule["help"]["markdown"]
    assert (result["ruleId"], result["ruleIndex"], result["level"]) == ("MSG101", 0, "error")
    place = result["locations"][0]["physicalLocation"]
    assert place["region"] == {"startLine": 6, "startColumn": 15, "endLine": 6, "endColumn": 20}
    base = run["originalUriBaseIds"][place["artifactLocation"]["uriBaseId"]]["uri"]
    assert Path(unquote(urljoin(base, place["artifactLocation"]["uri"])).removeprefix("file://")).samefile(
        "net.py"
    )
    steps = result["codeFlows"][0]["threadFlows"][0]["locations"]
    shown = [
        (
            step["location"]["message"]["text"][:13],
            step["location"]["physicalLocation"]["region"]["startLine"],
        )
        for step in steps
    ]
    assert shown == [("Net.construct", 12), ("`del y` does ", 6)]
    assert run["invocations"] == [{"executionSuccessful": True}]


@pytest.mark.parametrize("name", ["net.py", "ü é%20#?.py"])
def test_fixes_in_sarif_can_be_applied(name: str) -> None:
    Path("net.py").rename(name)
    run = sarif("--unsafe-fixes", ".")
    (result,) = run["results"]
    (change,) = result["fixes"][0]["artifactChanges"]
    assert unquote(change["artifactLocation"]["uri"]) == name
    source = Source(name, NET)
    edits = []
    for replacement in change["replacements"]:
        region = replacement["deletedRegion"]
        start, end = (
            source.line_starts[region[f"{which}Line"] - 1] + region[f"{which}Column"] - 1
            for which in ("start", "end")
        )
        edits.append(Edit(start, end, replacement["insertedContent"]["text"]))
    assert apply_edits(NET, edits) == NET.replace("; del y", "")


@pytest.mark.parametrize("kept", [False, True])
def test_what_a_call_leads_to_is_related(kept: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("other.py").write_text(CALLER, "utf-8")
    monkeypatch.delenv("MSGRAPH_LINT_NO_CACHE", raising=False)
    if kept:
        sarif("other.py")
    (result,) = sarif("other.py")["results"]
    (related,) = result["relatedLocations"]
    assert related["physicalLocation"]["artifactLocation"]["uri"] == "net.py"
    assert related["message"]["text"].startswith("MSG101 ")


def test_sarif_of_nothing_and_of_failures() -> None:
    Path("net.py").write_text("def f(:\n")
    run = sarif("net.py", "missing.py")
    assert [result["ruleId"] for result in run["results"]] == ["io-error", "invalid-syntax"]
    assert run["invocations"] == [{"executionSuccessful": False}]
    Path("net.py").write_text("")
    run = sarif("net.py")
    assert (run["results"], run["tool"]["driver"]["rules"]) == ([], [])


# The others


def test_junit_is_read_by_a_parser() -> None:
    Path("bad.py").write_text("def f(:\n")
    Path("note.py").write_text(NOTE)
    report("junit", ".")
    suites = {suite.name: suite for suite in junitparser.JUnitXml.fromfile("report")}
    counts = {name: (suite.tests, suite.failures, suite.errors) for name, suite in suites.items()}
    assert counts == {"bad.py": (1, 0, 1), "net.py": (1, 1, 0), "note.py": (1, 1, 0)}
    (case,) = suites["net.py"]
    (failure,) = case.result
    assert isinstance(failure, junitparser.Failure)
    assert failure.text.startswith("line 6, col 15, `del y` does not compile")
    (error,) = next(iter(suites["bad.py"])).result
    assert isinstance(error, junitparser.Error)


def test_what_does_not_fail_the_run_is_no_failure_in_junit() -> None:
    arguments = ["--fail-on=error", "--select=MSG9", "net.py"]
    Path("net.py").write_text(NET.replace("return x + len(s)", "return x  # msgraph-lint: disable=MSG101"))
    assert main(arguments) == 0
    report("junit", *arguments)
    (suite,) = junitparser.JUnitXml.fromfile("report")
    assert (suite.tests, suite.failures, suite.errors) == (1, 0, 0)
    assert next(iter(suite)).is_passed


def test_junit_of_nothing_has_a_case_that_passed() -> None:
    Path("net.py").write_text("")
    report("junit", "net.py")
    (suite,) = junitparser.JUnitXml.fromfile("report")
    assert [case.is_passed for case in suite] == [True]


def test_rdjson_counts_bytes() -> None:
    (found,) = json.loads(report("rdjson", "net.py"))["diagnostics"]
    assert found["location"]["range"] == {
        "start": {"line": 6, "column": 20},
        "end": {"line": 6, "column": 25},
    }
    line = NET.splitlines()[5].encode()
    assert line[19:24] == b"del y"
    (edit,) = found["suggestions"]
    start, end = (edit["range"][which]["column"] - 1 for which in ("start", "end"))
    assert (line[:start] + line[end:]).decode() == '    s = "宽𐐀"'


def test_fingerprints_of_gitlab_stay_when_lines_are_added() -> None:
    twice = NET.replace("    return x + ", "    z = x; del z\n    return x + ")

    def fingerprints(text: str) -> list[str]:
        Path("net.py").write_text(text, "utf-8")
        return [issue["fingerprint"] for issue in json.loads(report("gitlab", "net.py"))]

    before = fingerprints(twice)
    assert len(set(before)) == 2
    assert fingerprints(f"# more\n\n{twice}") == before
    same = twice.replace("z = x; del z", 's = "宽𐐀"; del y').replace("del y", "del y", 1)
    assert len(set(fingerprints(same))) == 2


def test_paths_of_gitlab_are_those_of_the_repository(monkeypatch: pytest.MonkeyPatch, project: Path) -> None:
    monkeypatch.setenv("CI_PROJECT_DIR", str(project.parent))
    (issue,) = json.loads(report("gitlab", "net.py"))
    assert issue["location"]["path"] == f"{project.name}/net.py"


def test_lines() -> None:
    assert [json.loads(line) for line in report("json-lines", "net.py").splitlines()] == json.loads(
        report("json", "net.py")
    )


def test_pylint_lines_are_those_of_ruff() -> None:
    line = report("pylint", "net.py")
    assert line.startswith("net.py:6: [MSG101] `del y` does not compile")
    assert by_ruff("pylint", "import os\n") == "theirs.py:1: [F401] `os` imported but unused\n"


def test_grouped_is_as_ruff_has_it() -> None:
    text = NET.replace("    return x + ", "\n" * 100 + "    z = x; del z\n    return x + ")
    Path("net.py").write_text(text, "utf-8")
    Path("other.py").write_text(NET, "utf-8")
    lines = report("grouped", ".").splitlines()
    assert [line.partition(" MSG101")[0] for line in lines] == [
        "net.py:",
        "    6:15",
        "  107:12",
        "",
        "other.py:",
        "  6:15",
        "",
        "Found 3 errors.",
        "[*] 3 fixable with `--fix`.",
    ]
    theirs = by_ruff("grouped", "import os\n" + "\n" * 99 + "x = 1; import re\n").splitlines()
    assert [line.partition(" F401")[0] for line in theirs[:4]] == ["theirs.py:", "    1:8 ", "  101:15", ""]


@pytest.mark.parametrize("name", ["sarif", "gitlab", "rdjson", "json"])
@pytest.mark.parametrize("text", ["import os\n", "def f(:\n"], ids=["finding", "failure"])
def test_what_ruff_says_is_there(name: str, text: str) -> None:
    if text != "import os\n":
        Path("net.py").write_text(text)
    ours, theirs = json.loads(report(name, "--unsafe-fixes", "net.py")), json.loads(by_ruff(name, text))
    assert set(lacks(ours, theirs)) <= LEFT_OUT


RULES = ".runs[].tool.driver.rules"
LEFT_OUT = {
    ".runs[].tool.driver.version",  # ours is the semantic one
    *(f"{RULES}[].{name}" for name in ("defaultConfiguration.enabled", "properties.id", "properties.kind")),
    f"{RULES}[].properties.problem.severity",
}
"""What ruff says twice, or what nobody reads."""
