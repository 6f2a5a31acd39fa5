"""The command line, as a user types it."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from stub_rules import add_rule, net, rename

from msgraph_lint import DOCUMENTATION, __version__, cli, engine, fixing, progress
from msgraph_lint.cli import main
from msgraph_lint.findings import Safety
from msgraph_lint.formats import FOR_PEOPLE, FOR_PROGRAMS
from msgraph_lint.hits import Hit
from msgraph_lint.progress import Line
from msgraph_lint.registry import registry
from msgraph_lint.targets import DEFAULT_TARGET, Outcome

NET = net("y = x + 1", "del y", "return x")
FIXED = net("y = x + 1", "return x")
CONCISE = "model.py:7:9: MSG101 [*] `del y`"


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder whose configuration leaves one rule on."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("NO_COLOR", raising=False)
    Path("pyproject.toml").write_text('[tool.msgraph-lint]\nselect = ["MSG101"]\n')
    return tmp_path


@pytest.fixture
def model() -> Path:
    file = Path("model.py")
    file.write_text(NET)
    return file


class Run:
    """What one call did."""

    def __init__(self, code: int, captured: tuple[str, str]) -> None:
        self.code = code
        self.out, self.err = captured


class Lint:
    """Calls the command line."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: str) -> Run:
        code = main(arguments)
        return Run(code, self._capsys.readouterr())


@pytest.fixture
def lint(capsys: pytest.CaptureFixture[str]) -> Lint:
    return Lint(capsys)


def stdin(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


def shell(command: str) -> subprocess.CompletedProcess[bytes]:
    lint = f'"{sys.executable}" -m msgraph_lint'
    root = str(Path(cli.__file__).parents[1])
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", command.replace("msgraph-lint", lint)],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": root},
    )


# Checking


@pytest.mark.parametrize("arguments", [[], ["."], ["model.py"], ["check"], ["check", "model.py"]])
def test_findings(arguments: list[str], lint: Lint, model: Path) -> None:
    run = lint(*arguments)
    assert run.code == 1
    assert run.out.startswith(CONCISE)
    assert "7 |         del y\n  |         ^^^^^ error on MindSpore 2.10 (LAX)\n" in run.out
    assert run.out.endswith("Found 1 error.\n[*] 1 fixable with `--fix`.\n")
    assert run.err == ""
    assert model.read_text() == NET


@pytest.mark.parametrize("name", [*FOR_PEOPLE, *FOR_PROGRAMS])
def test_output_file(name: str, lint: Lint, model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    there = lint("--output-format", name)
    run = lint("--output-format", name, "--output-file", "report")
    assert (run.code, run.out, run.err) == (there.code, "", there.err)
    assert Path("report").read_text("utf-8") == there.out


def test_output_file_that_cannot_be_written(lint: Lint, model: Path) -> None:
    run = lint("-o", "missing/report")
    assert (run.code, run.out) == (2, "")
    assert run.err == "error: missing/report: cannot be written: No such file or directory\n"


def test_clean(lint: Lint, model: Path) -> None:
    model.write_text(FIXED)
    run = lint()
    assert (run.code, run.out, run.err) == (0, "All checks passed!\n", "")


@pytest.mark.parametrize("options", [[], ["--fix"], ["--fix-only"], ["--diff"], ["--statistics"]])
def test_no_files(options: list[str], lint: Lint) -> None:
    run = lint(*options)
    assert (run.code, run.out) == (0, "")
    assert run.err == "warning: No Python files found under the given path(s)\n"
    assert lint(*options, "--output-format=json").out == ("" if options == ["--diff"] else "[]\n")


def test_quiet(lint: Lint, model: Path) -> None:
    assert lint("--quiet", "--output-format", "concise").out.count("\n") == 1
    model.write_text(FIXED)
    assert lint("-q").out == ""


def test_exit_zero(lint: Lint, model: Path) -> None:
    assert lint("--exit-zero").code == 0
    assert lint("--exit-zero", "model.py", "missing.py").code == 2


@pytest.mark.parametrize(
    ("outcome", "codes"),
    [
        (Outcome.ERROR, {"error": 1, "diverges": 1, "falls-back": 1}),
        (Outcome.DIVERGES, {"error": 0, "diverges": 1, "falls-back": 1}),
        (Outcome.FALLS_BACK, {"error": 0, "diverges": 0, "falls-back": 1}),
    ],
)
def test_fail_on(
    outcome: Outcome, codes: dict[str, int], lint: Lint, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_rule(monkeypatch, "old", outcome=outcome)
    model.write_text(net("return old"))
    select = ("--select", "MSG199")
    assert lint(*select).code == codes["diverges"]
    assert {fail_on: lint(*select, "--fail-on", fail_on).code for fail_on in codes} == codes


def test_a_note_does_not_fail_but_is_shown(lint: Lint, model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "old", outcome=Outcome.FALLS_BACK)
    model.write_text(net("return old"))
    run = lint("--select", "MSG199")
    assert run.code == 0
    assert "note: falls back to the interpreter on MindSpore 2.10 (LAX): slow, cannot be exported" in run.out
    assert run.out.endswith("All checks passed, with 1 note.\n")
    strict = lint("--select", "MSG199", "--jit-syntax-level", "strict")
    assert strict.code == 1
    assert "error on MindSpore 2.10 (STRICT)" in strict.out


def test_target_version(lint: Lint, model: Path) -> None:
    assert "error on MindSpore 2.0\n" in lint("--target-version", "2.0").out
    assert "error on MindSpore 2.9.1 (LAX)\n" in lint("--target-version", "2.9.1").out


def test_confidence(lint: Lint, model: Path) -> None:
    model.write_text(
        "from mindspore import nn\n\n\nclass Net(nn.Cell):\n    def construct(self, x, b):\n        c = 0\n"
        "        if b > 1:\n            c = x * 2\n        return c\n"
    )
    select = ("--select", "MSG3")
    assert lint(*select, "--confidence", "high").code == 0
    run = lint(*select, "--output-format", "concise")
    assert run.code == 1
    assert "(error on MindSpore 2.10, medium confidence)" in run.out
    reason = "= medium confidence: nothing shows that an argument is a Tensor"
    assert reason in lint(*select).out
    assert lint("--confidence", "low").code == 2


def test_select(lint: Lint, model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "x")
    assert lint("--ignore", "MSG101").code == 0
    assert lint("--extend-select", "x-name,").out.count(": MSG1") == 3
    assert lint("--select", "x-name", "--select", "MSG101").out.count(": MSG1") == 3
    assert lint("--select", "MSG199", "-q", "--output-format=concise").out.count("MSG199") == 2


def test_select_all_in_any_case(lint: Lint, model: Path) -> None:
    for select in ("msg101", "msg1", "ALL", "all"):
        assert lint("--select", select, "--output-format", "concise").out.startswith(CONCISE)
    assert lint("--select", "ALL", "--ignore", "msg101").code == 0


@pytest.mark.parametrize("output_format", ["json", "github", "concise"])
def test_output_formats(output_format: str, lint: Lint, model: Path) -> None:
    run = lint("--output-format", output_format)
    assert run.code == 1
    if output_format == "json":
        assert [finding["code"] for finding in json.loads(run.out)] == ["MSG101"]
        assert lint("--output-format", "json", "--ignore", "MSG101").out == "[]\n"
    elif output_format == "github":
        assert run.out.startswith("::error title=msgraph-lint (MSG101),file=model.py,line=7,")
        assert run.out.count("\n") == 1
    else:
        assert run.out.startswith(CONCISE)
        assert "(error on MindSpore 2.10)\nFound 1 error.\n" in run.out


def test_statistics(lint: Lint, model: Path) -> None:
    run = lint("--statistics")
    assert run.code == 1
    assert run.out.startswith("1  MSG101  [*] delete-statement  error\nFound 1 error.\n")
    assert json.loads(lint("--statistics", "--output-format", "json").out)[0]["count"] == 1


def test_findings_are_sorted_and_relative(lint: Lint, project: Path) -> None:
    for name in ("b.py", "a/c.py", "a.py"):
        Path(name).parent.mkdir(exist_ok=True)
        Path(name).write_text(NET)
    out = lint(str(project), "--output-format", "concise", "-q").out
    assert re.findall(r"^(.+?):", out, re.MULTILINE) == ["a.py", "a/c.py", "b.py"]


def test_configuration_of_the_folder(lint: Lint, model: Path) -> None:
    other = Path("other")
    other.mkdir()
    (other / "model.py").write_text(NET)
    (other / "pyproject.toml").write_text("[tool.msgraph-lint]\ntarget-version = '2.0'\nignore = []\n")
    out = lint("--select", "MSG101", "--output-format", "concise").out
    assert re.findall(r"^(.+?):.*(MindSpore .*)\)", out, re.MULTILINE) == [
        ("model.py", "MindSpore 2.10"),
        ("other/model.py", "MindSpore 2.0"),
    ]


def test_config_and_isolated(lint: Lint, model: Path) -> None:
    Path("other.toml").write_text("[tool.msgraph-lint]\nignore = ['MSG']\n")
    assert lint("--config", "other.toml").code == 0
    Path("pyproject.toml").write_text("[tool.msgraph-lint]\nignore = ['MSG']\n")
    assert lint().code == 0
    assert lint("--isolated", "--select", "MSG101").code == 1


def test_per_file_ignores(lint: Lint, model: Path) -> None:
    Path("pyproject.toml").write_text("[tool.msgraph-lint]\nper-file-ignores = {'model.py' = ['MSG']}\n")
    assert lint("--select", "MSG101").code == 0
    assert lint("--select", "MSG101", "--fix").code == 0
    assert model.read_text() == NET


def test_warnings_of_linted_code_are_not_ours(lint: Lint, model: Path) -> None:
    model.write_text(FIXED.replace("x + 1", "'\\d' is 1"))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        run = lint()
    assert (run.code, run.err) == (0, "")


def test_exclude(lint: Lint, project: Path) -> None:
    for name in ("a.py", "b.py", "gen/c.py", "old/d.py"):
        Path(name).parent.mkdir(exist_ok=True)
        Path(name).write_text(NET)
    Path("pyproject.toml").write_text('[tool.msgraph-lint]\nselect = ["MSG101"]\nextend-exclude = ["old"]\n')

    def files(*arguments: str) -> list[str]:
        out = lint(*arguments, "--output-format", "concise", "-q").out
        return re.findall(r"^(.+?):", out, re.MULTILINE)

    assert files() == ["a.py", "b.py", "gen/c.py"]
    assert files("--exclude", "gen,b.py") == ["a.py"]
    assert files("--extend-exclude", "gen/*", "--extend-exclude", "b.py") == ["a.py"]
    assert files("old", "old/d.py") == ["old/d.py"]
    assert files("--force-exclude", "old", "old/d.py", "b.py") == ["b.py"]
    assert files("--force-exclude", "--no-force-exclude", "old") == ["old/d.py"]
    Path(".git").mkdir()
    Path(".gitignore").write_text("b.py\n")
    assert files() == ["a.py", "gen/c.py"]
    assert files("--no-respect-gitignore") == ["a.py", "b.py", "gen/c.py"]


def test_fix_keeps_out_of_environments(lint: Lint, model: Path) -> None:
    """Even when the settings replace what is excluded by default."""
    Path("pyproject.toml").write_text('[tool.msgraph-lint]\nselect = ["MSG101"]\nexclude = ["old"]\n')
    others = [Path(".venv/a.py"), Path(".git/hooks/b.py"), Path(".tox/py/c.py"), Path("env/lib/d.py")]
    for other in others:
        other.parent.mkdir(parents=True)
        other.write_text(NET)
    Path("env/pyvenv.cfg").touch()
    assert lint("--fix").code == 0
    assert model.read_text() == FIXED
    assert [other.read_text() for other in others] == [NET] * len(others)


def test_a_file_that_is_left_out_by_force(lint: Lint) -> None:
    Path("old").mkdir()
    Path("old/a.py").write_text(NET)
    run = lint("--force-exclude", "--exclude", "old", "old/a.py")
    assert run.code == 0
    assert "MSG101" not in run.out


# What cannot be done


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["missing.py"], "missing.py: no such file or folder"),
        (["nb.ipynb"], "nb.ipynb: cannot read: no notebook: Expecting value: line 1 column 1 (char 0)"),
        (["broken.py"], "broken.py:2: cannot parse: "),
        (["binary.py"], "binary.py: cannot decode: UTF-16 or UTF-32"),
        (["null.py"], "null.py:1: cannot parse: source contains null bytes"),
        (["--select", "MSG999"], "unknown rule 'MSG999'; see `msgraph-lint rules`"),
        ([""], "argument PATH: an empty path is given; see `msgraph-lint --help`"),
        (["check", "--fix", "model.py", ""], "argument PATH: an empty path is given"),
        (["--stdin-filename", ""], "argument --stdin-filename: an empty path is given"),
        (["--config", ""], "argument --config: an empty path is given"),
        (["--select", ""], "argument --select: nothing is named; see `msgraph-lint --help`"),
        (["--select", " , "], "argument --select: nothing is named"),
        (["--select", "MSG101", "--extend-select="], "argument --extend-select: nothing is named"),
        (["--ignore", ""], "argument --ignore: nothing is named"),
        (["--exclude", ""], "argument --exclude: nothing is named"),
        (["--exclude", "{a,b}", "."], "'{a' is no valid pattern of files"),
        (["--diff", "--statistics"], "--diff and --statistics cannot be used together"),
        (["--diff", "--output-format", "json"], "--diff and --output-format json cannot be used together"),
        (["--diff", "--output-format", "github"], "--diff and --output-format github cannot be used"),
        (["--diff", "--output-format", "concise"], "--diff and --output-format concise cannot be used"),
        (["--statistics", "--output-format", "github"], "--statistics and --output-format github cannot be"),
        (
            ["--stdin-filename", "a.py", "model.py"],
            "stdin (- or --stdin-filename) cannot be checked together",
        ),
        (["--ignore", "delete-statemnt"], "unknown rule 'delete-statemnt'; did you mean 'delete-statement'?"),
        (["--target-version", "1.9"], "unknown MindSpore version '1.9' (expected 2.0 … 2.10, auto or all)"),
        (["--config", "missing.toml"], "missing.toml: cannot read: No such file or directory"),
        (
            ["--config", "wrong.toml"],
            "wrong.toml: unknown key 'selct' in [tool.msgraph-lint]; did you mean 'select'?",
        ),
        (["--config", "x", "--isolated"], "argument --isolated: not allowed with argument --config; see "),
        (["--fail-on", "ok"], "argument --fail-on: invalid choice: 'ok' (choose from "),
        (["--jit-syntax-level", "soft"], "argument --jit-syntax-level: invalid choice: 'SOFT' (choose from "),
        (["--unknown"], "unrecognized arguments: --unknown; see `msgraph-lint --help`"),
        (["--sel", "MSG101"], "unrecognized arguments: --sel"),
        (["-", "model.py"], "stdin (- or --stdin-filename) cannot be checked together with other paths"),
        (["rule"], "the following arguments are required: RULE; see `msgraph-lint rule --help`"),
        (["rule", "MSG999"], "unknown rule 'MSG999'"),
    ],
)
def test_errors(arguments: list[str], message: str, lint: Lint) -> None:
    Path("broken.py").write_text("x = 1\ndef f(:\n")
    Path("binary.py").write_bytes(b"\xff\xfe\x00")
    Path("null.py").write_bytes(b"x = 1\0")
    Path("nb.ipynb").touch()
    Path("wrong.toml").write_text("[tool.msgraph-lint]\nselct = []\n")
    run = lint(*arguments)
    assert run.code == 2
    assert run.out == ""
    assert run.err.startswith(f"error: {message}")
    assert run.err.count("\n") == 1


def broken_in_every_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of each kind that cannot be checked, and a rule that raises."""

    def explode(_: object) -> None:
        raise ZeroDivisionError("oh")

    add_rule(monkeypatch, "x", fix=explode)
    Path("model.py").write_text(NET.replace("return x", "return 1"))
    Path("broken.py").write_text("x = 1\ndef f(:\n")
    Path("binary.py").write_bytes(b"a = 1\nb = '\xff'\n")
    for folder, text in (("toml", "x = 1\n[tool."), ("key", "[tool.msgraph-lint]\nselct = []\n")):
        Path(folder).mkdir()
        Path(folder, "model.py").write_text(NET)
        Path(folder, "pyproject.toml").write_text(text)
    Path("needs").mkdir()
    Path("needs", "requirements.txt").write_text("mindspore>=3\n")
    Path("needs", "model.py").write_text(NET)


FAILURES = [
    ("io-error", "binary.py", 2, 1, "cannot decode: "),
    ("invalid-syntax", "broken.py", 2, 7, "cannot parse: invalid syntax"),
    ("config-error", "key/pyproject.toml", 1, 1, "unknown key 'selct' in [tool.msgraph-lint]; did you mean"),
    ("io-error", "missing.py", 1, 1, "no such file or folder"),
    ("internal-error", "model.py", 6, 1, "internal error in MSG199 (x-name): ZeroDivisionError: oh at"),
    ("config-error", "needs/requirements.txt", 1, 1, "'mindspore>=3' allows no MindSpore 2.x; say which"),
    ("config-error", "toml/pyproject.toml", 2, 1, "not valid TOML: "),
]


def test_failures_are_items_of_json(lint: Lint, monkeypatch: pytest.MonkeyPatch) -> None:
    broken_in_every_way(monkeypatch)
    run = lint("--extend-select=MSG199", "--output-format=json", ".", "missing.py")
    assert run.code == 2
    items = json.loads(run.out)
    assert {item["code"] for item in items if item["outcome"]} == {"MSG101", "MSG199"}
    failures = [item for item in items if item["outcome"] is None]
    assert len(failures) == len(FAILURES)
    for item, (code, path, row, column, message) in zip(failures, FAILURES, strict=True):
        assert (item["code"], item["name"]) == (code, code)
        assert item["filename"] == os.path.abspath(path)
        assert item["location"] == item["end_location"]
        assert item["location"]["row"] == row
        assert item["location"]["column"] == column
        assert item["message"].startswith(message)
        assert item["severity"] == "error"
    assert run.err.count("error: ") == len(FAILURES)
    assert {frozenset(item) for item in items} == {frozenset(items[0])}


def test_failures_are_items_of_github(lint: Lint, monkeypatch: pytest.MonkeyPatch) -> None:
    broken_in_every_way(monkeypatch)
    lines = lint("--extend-select=MSG199", "--output-format=github", ".", "missing.py").out.splitlines()
    for code, path, row, column, message in FAILURES:
        start = f"::error title=msgraph-lint ({code}),file={path},line={row},col={column},endLine={row},"
        start += f"endColumn={column}::{path}:{row}:{column}: {code} {message}"
        assert [line for line in lines if line.startswith(start)], start


def test_failures_count_in_the_statistics(lint: Lint, monkeypatch: pytest.MonkeyPatch) -> None:
    broken_in_every_way(monkeypatch)
    run = lint("--statistics", "--output-format=json", ".", "missing.py")
    counts = {each["code"]: each["count"] for each in json.loads(run.out)}
    assert counts == {"MSG101": 1, "config-error": 3, "invalid-syntax": 1, "io-error": 2}


@pytest.mark.parametrize("options", [[], ["--fix"], ["--fix-only"]])
@pytest.mark.parametrize("fault", [ZeroDivisionError("oh"), OSError("disk full")])
def test_a_failure_of_the_whole_run_is_an_item(
    fault: Exception, options: list[str], lint: Lint, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def explode(*_: object, **__: object) -> None:
        raise fault

    monkeypatch.setattr(engine, "check_project", explode)
    monkeypatch.setattr(fixing, "check_project", explode)
    run = lint("--output-format=json", *options)
    (item,) = json.loads(run.out)
    assert run.code == 2
    assert item["code"] == ("io-error" if isinstance(fault, OSError) else "internal-error")
    assert item["filename"] is None
    assert str(fault) in item["message"]
    assert run.err == f"error: {item['message']}\n"
    start = f"::error title=msgraph-lint ({item['code']})::{item['code']} "
    assert lint("--output-format=github", *options).out.startswith(start)


def test_failures_on_standard_input(lint: Lint, monkeypatch: pytest.MonkeyPatch) -> None:
    stdin(monkeypatch, b"def f(:\n")
    (item,) = json.loads(lint("--output-format=json", "-").out)
    assert (item["code"], item["filename"]) == ("invalid-syntax", "-")
    stdin(monkeypatch, b"\xff")
    (item,) = json.loads(lint("--output-format=json", "--stdin-filename=a/b.py").out)
    assert (item["code"], item["filename"]) == ("io-error", os.path.abspath("a/b.py"))


def test_other_files_are_still_checked(lint: Lint, model: Path) -> None:
    Path("broken.py").write_text("def f(:\n")
    run = lint(".", "missing.py", "--output-format", "concise")
    assert run.code == 2
    assert run.out.startswith(CONCISE)
    assert "Found 1 error.\n" in run.out
    assert run.err.startswith("error: missing.py: no such file or folder\nerror: broken.py:1: cannot parse: ")


def test_a_rule_that_raises_is_contained(lint: Lint, model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def explode(_: object) -> None:
        raise ZeroDivisionError("oh")

    add_rule(monkeypatch, "x", fix=explode)
    run = lint("--extend-select", "MSG199", "--output-format", "concise")
    assert run.code == 2
    assert run.out.startswith(CONCISE.replace("7:9", "6:13").partition("MSG")[0])
    assert CONCISE in run.out
    assert "internal error in MSG199 (x-name): ZeroDivisionError: oh at test_cli.py:" in run.err
    assert "please report it" in run.err


def test_failure_of_our_own_is_one_line(lint: Lint, model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def explode(*_: object, **__: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(engine, "check_project", explode)
    run = lint()
    assert (run.code, run.out) == (2, "")
    assert re.fullmatch(
        r"error: internal error: ZeroDivisionError: oh at test_cli\.py:\d+; please report it\n", run.err
    )


def test_interrupted(lint: Lint, model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(engine, "check_project", interrupt)
    run = lint()
    assert (run.code, run.out, run.err) == (130, "", "")


def test_what_was_found_before_an_interruption(lint: Lint, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> Iterator[Hit]:
        raise KeyboardInterrupt
        yield

    for name, flagged in (("a", "found"), ("b", "stop"), ("c", "found")):
        Path(f"{name}.py").write_text(net(f"return {flagged}"))
    add_rule(monkeypatch, "found", "MSG198")
    rule = add_rule(monkeypatch, "stop", "MSG199")
    entry = registry()["MSG199"]
    check = entry.check
    monkeypatch.setitem(
        entry.__dict__,
        "check",
        lambda function, node: (
            interrupt() if "stop" in function.module.source.text else check(function, node)
        ),
    )
    run = lint("--select", f"MSG198,{rule.code}", "--output-format", "concise")
    assert run.code == 130
    assert run.out == "a.py:6:16: MSG198 `found` is flagged (error on MindSpore 2.10)\nFound 1 error.\n"
    assert run.err == "interrupted: this is what was found by then\n"


def test_progress_is_told_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert Line.on(stream) is None
    monkeypatch.setattr(stream, "isatty", lambda: True)
    monkeypatch.setattr(progress, "_PATIENCE", 0)
    line = Line.on(stream)
    assert line is not None
    line("Checking", 3, 17)
    line("Checking", 4, 17)  # too soon
    with monkeypatch.context() as other:
        other.setattr(progress, "_PAUSE", 0)
        other.setattr(os, "getpid", lambda: -1)
        time.sleep(0.15)
        line("Checking", 5, 17)  # of a process that shares the work
    line.clear()
    assert stream.getvalue() == "\r\x1b[KChecking 3/17 files\r\x1b[K"
    monkeypatch.setenv("CI", "true")
    assert Line.on(stream) is None


# Fixing


def test_fix(lint: Lint, model: Path) -> None:
    run = lint("--fix")
    assert (run.code, run.out, run.err) == (0, "Found 1 error (1 fixed, 0 remaining).\n", "")
    assert model.read_text() == FIXED
    assert lint("--fix").out == "All checks passed!\n"


def test_unsafe_fixes(lint: Lint, model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "old", fix=rename("new", Safety.UNSAFE))
    model.write_text(net("return old"))
    run = lint("--select", "MSG199", "--fix")
    assert run.code == 1
    assert "[unsafe: it is only a guess]" in run.out
    assert run.out.endswith("1 fixable with `--fix --unsafe-fixes`.\n")
    assert "MSG199 [*]" in lint("--select", "MSG199", "--unsafe-fixes").out
    assert lint("--select", "MSG199", "--fix", "--unsafe-fixes").code == 0
    assert model.read_text() == net("return new")


def test_fix_that_fails(lint: Lint, model: Path) -> None:
    Path("other.py").write_text(NET)
    model.chmod(0o444)
    run = lint("--fix", "--output-format", "concise")
    assert run.code == 2
    assert run.err == "error: model.py: not fixed: the file is read-only\n"
    assert run.out.startswith(CONCISE)
    assert "Found 2 errors (1 fixed, 1 remaining).\n" in run.out
    assert (model.read_text(), Path("other.py").read_text()) == (NET, FIXED)


def test_diff(lint: Lint, model: Path) -> None:
    run = lint("--diff")
    assert run.code == 1
    assert run.out.startswith("--- model.py\n+++ model.py\n@@ -4,5 +4,4 @@\n")
    assert "\n-        del y\n" in run.out
    assert run.err == "Would fix 1 error.\n"
    assert model.read_text() == NET
    assert lint("--diff", "--fix").out == run.out
    assert model.read_text() == NET
    assert lint("--diff", "--exit-zero", "-q").err == ""
    Path("change.diff").write_text(run.out)
    assert shell("patch -p0 < change.diff").returncode == 0
    assert model.read_text() == FIXED


def test_fix_only(lint: Lint, model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "left")
    model.write_text(NET.replace("x + 1", "left"))
    select = ("--select", "MSG101,MSG199")
    run = lint(*select, "--fix-only", "--output-format", "json")
    assert (run.code, run.out, run.err) == (0, "[]\n", "")
    assert model.read_text() == FIXED.replace("x + 1", "left")
    model.write_text(NET)
    run = lint(*select, "--fix-only")
    assert (run.code, run.out, run.err) == (0, "Fixed 1 error.\n", "")
    run = lint(*select, "--fix-only", "missing.py", "model.py")
    assert (run.code, run.out) == (2, "Nothing to fix.\n")
    model.write_text(NET)
    assert lint(*select, "--fix-only", "-q").out == ""


def test_show_fixes(lint: Lint, model: Path) -> None:
    Path("a.py").write_text(net("y = x + 1", "del y", "y = x", "del y", "return x"))
    expected = (
        "3 errors:\n"
        "- a.py:\n    2 × MSG101 (delete-statement)\n"
        "- model.py:\n    1 × MSG101 (delete-statement)\n"
    )
    assert lint("--diff", "--show-fixes").err == f"Would fix {expected}"
    run = lint("--fix", "--show-fixes")
    assert run.out == f"Fixed {expected}Found 3 errors (3 fixed, 0 remaining).\n"
    assert lint("--fix", "--show-fixes").out == "All checks passed!\n"
    for options, stream in ((("--diff",), "err"), (("--fix",), "out"), (("--fix-only",), "out")):
        model.write_text(NET)
        listed = getattr(lint(*options, "--show-fixes", "-q"), stream)
        assert listed.endswith("1 error:\n- model.py:\n    1 × MSG101 (delete-statement)\n")


def test_exit_non_zero_on_fix(lint: Lint, model: Path) -> None:
    assert [lint("--fix", "--exit-non-zero-on-fix").code for _ in range(2)] == [1, 0]
    model.write_text(NET)
    assert lint("--fix-only", "--exit-non-zero-on-fix").code == 1
    model.write_text(NET)
    model.chmod(0o444)
    assert lint("--fix-only", "--exit-non-zero-on-fix").code == 2


def test_what_the_settings_say_about_fixes(lint: Lint, model: Path) -> None:
    Path("pyproject.toml").write_text('[tool.msgraph-lint]\nselect = ["MSG101"]\nunfixable = ["MSG1"]\n')
    run = lint("--fix", "--output-format", "concise")
    assert run.code == 1
    assert "[*]" not in run.out
    assert run.out.endswith("Found 1 error.\n")
    assert model.read_text() == NET


def test_nothing_to_diff(lint: Lint, model: Path) -> None:
    model.write_text(FIXED)
    run = lint("--diff")
    assert (run.code, run.out, run.err) == (0, "", "Nothing to fix.\n")
    run = lint("--diff", "missing.py")
    assert (run.code, run.err) == (2, "error: missing.py: no such file or folder\nNothing to fix.\n")


# stdin


def test_stdin(lint: Lint, monkeypatch: pytest.MonkeyPatch) -> None:
    stdin(monkeypatch, NET.encode())
    assert lint("-").out.startswith("<stdin>:7:9: MSG101 ")
    stdin(monkeypatch, NET.encode())
    run = lint("--stdin-filename", "deep/model.py", "-", "--output-format", "concise")
    assert (run.code, run.out.partition(" ")[0]) == (1, "deep/model.py:7:9:")
    stdin(monkeypatch, NET.encode())
    assert "+++ <stdin>\n" in lint("-", "--diff").out


def test_stdin_has_the_configuration_of_its_folder(lint: Lint, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("pkg").mkdir()
    Path("pkg/pyproject.toml").write_text("[tool.msgraph-lint]\nignore = ['MSG']\n")
    stdin(monkeypatch, NET.encode())
    assert lint("--stdin-filename", "pkg/model.py").code == 0


def test_stdin_wins_over_the_file(lint: Lint, model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stdin(monkeypatch, FIXED.encode())
    assert lint("--stdin-filename", "model.py", "-").code == 0


def test_stdin_of_a_file_that_is_left_out() -> None:
    Path("input").write_bytes(b"\xff" + NET.encode())
    excluded = "msgraph-lint --exclude old --stdin-filename old/model.py"
    assert shell(f"{excluded} < input").returncode == 2
    run = shell(f"{excluded} --force-exclude < input")
    assert (run.returncode, run.stderr) == (0, b"")
    run = shell(f"{excluded} --force-exclude --fix < input")
    assert (run.returncode, run.stdout) == (0, b"\xff" + NET.encode())
    run = shell(f"{excluded} --force-exclude --diff < input")
    assert (run.returncode, run.stdout) == (0, b"")
    run = shell("msgraph-lint --exclude '<stdin>' --force-exclude --select MSG101 - < input")
    assert run.returncode == 2


def test_fix_stdin() -> None:
    text = "\ufeff" + NET.replace("\n", "\r\n")
    Path("input").write_bytes(text.encode())
    run = shell("msgraph-lint --fix - < input")
    assert run.returncode == 0
    assert run.stdout.decode() == "\ufeff" + FIXED.replace("\n", "\r\n")
    assert run.stderr == b"Found 1 error (1 fixed, 0 remaining).\n"


@pytest.mark.parametrize("data", [b"def f(:\r\n", b"\xff\xfe\x00", NET.replace("del y", "pass").encode()])
def test_fix_stdin_gives_back_what_it_cannot_fix(data: bytes) -> None:
    Path("input").write_bytes(data)
    run = shell("msgraph-lint --fix - < input")
    assert run.stdout == data
    assert run.returncode == (0 if b"pass" in data else 2)


# Rules


def test_rules(lint: Lint) -> None:
    run = lint("rules")
    assert run.code == 0
    assert "MSG101  delete-statement" in run.out
    assert json.loads(lint("rules", "--output-format", "json").out)[0]["code"] == "MSG101"


@pytest.mark.parametrize(
    "name",
    [
        "MSG101", "msg101", " MSG101\n", "delete-statement", "delete_statement", "Delete-Statement",
        "E7101", "e7101", "W7101", "msg-delete-statement", "msg_delete_statement",
    ],
)  # fmt: skip
def test_rule(name: str, lint: Lint) -> None:
    run = lint("rule", name)
    assert run.code == 0
    assert run.out.startswith("# delete-statement (MSG101)\n")


def test_rule_of_a_message(lint: Lint) -> None:
    run = lint("rule", "RuntimeError: Dead code exist, please remove it.")
    assert run.code == 0
    assert run.out.startswith("# unreachable-code (MSG134)\n")


def test_rules_of_a_message(lint: Lint) -> None:
    run = lint("rule", "RuntimeError: Unsupported statement 'Delete'.")
    assert run.code == 0
    first, best, *_, last = run.out.splitlines()
    assert first == "2 rules know such a message:"
    assert best.split()[:2] == ["MSG101", "delete-statement"]
    assert last == "`msgraph-lint rule MSG101` explains the first."
    many = lint("rule", "'Foo' object has no attribute 'bar'").out.splitlines()
    assert re.fullmatch(r"  … and \d+ more; more of the message tells them apart", many[-2])
    assert len(many) == 13


@pytest.mark.parametrize("message", ["hello world", "the ship is at sea", "'' ''", "is not\x1b[2J a rule"])
def test_no_rule_of_a_message(message: str, lint: Lint) -> None:
    run = lint("rule", message)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert run.err.startswith("error: no rule knows such a message: ")
    assert run.err.endswith("; see `msgraph-lint rules`\n")
    assert "\x1b" not in run.err


def test_rule_without_page(lint: Lint, monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "old")
    run = lint("rule", "old-name")
    assert run.code == 2
    assert run.err == "error: the page of MSG199 (old-name) is missing from this installation\n"


# The program


def test_version_and_help(lint: Lint) -> None:
    assert lint("--version").out == f"msgraph-lint {__version__}\n"
    run = lint("--help")
    assert run.code == 0
    assert run.out.startswith("usage: msgraph-lint [check] [options] [PATH ...]\n")
    assert f"else {'.'.join(map(str, DEFAULT_TARGET.version))}" in run.out
    assert "msgraph-lint rule RULE" in run.out
    assert f"{DOCUMENTATION}/rules.md" in run.out


def test_version_loads_next_to_nothing() -> None:
    run = shell(f'"{sys.executable}" -X importtime -m msgraph_lint --version')
    loaded = set(re.findall(r"\| +(msgraph_lint[\w.]*)", run.stderr.decode()))
    assert run.stdout.decode() == f"msgraph-lint {__version__}\n"
    commands = {f"msgraph_lint.commands{name}" for name in ("", ".check", ".common", ".options")}
    others = {f"msgraph_lint.{name}" for name in ("__main__", "cli", "formats", "records")}
    assert loaded <= {"msgraph_lint", *commands, *others}


def test_a_folder_named_as_a_command(lint: Lint) -> None:
    Path("rules").mkdir()
    Path("rules/model.py").write_text(NET)
    assert lint("./rules").code == 1
    assert lint("check", "rules").code == 1


def test_closed_pipe() -> None:
    Path("model.py").write_text(net(*["y = x", "del y"] * 1000, "return x"))
    run = shell("msgraph-lint --no-fold --select MSG101 | head -n 1")  # more than a pipe holds
    assert run.stdout.startswith(b"model.py:7:9: ")
    assert run.stderr == b""
    assert run.returncode == 141


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "msgraph_lint", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(cli.__file__).parents[1])},
    ) as process:
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 130
        assert process.stdout is not None
        assert process.stderr is not None
        assert (process.stdout.read(), process.stderr.read()) == (b"", b"")


def test_terminal_that_lacks_characters(model: Path) -> None:
    model.write_text(NET.replace("x + 1", "'名字'"))
    run = shell("PYTHONIOENCODING=ascii msgraph-lint")
    assert run.returncode == 1
    assert b"y = '\\u540d\\u5b57'" in run.stdout


def test_colour_only_on_a_terminal(model: Path) -> None:
    script = "script -qec '{}' /dev/null"
    assert b"\x1b[" not in shell("msgraph-lint").stdout
    assert b"\x1b[1;31mMSG101" in shell(script.format("msgraph-lint")).stdout
    assert b"\x1b[" not in shell(script.format("msgraph-lint --no-color")).stdout
    assert b"\x1b[" not in shell(f"NO_COLOR=1 {script.format('msgraph-lint')}").stdout
    assert b"\x1b[" not in shell(f"FORCE_COLOR=1 {script.format('msgraph-lint --color never')}").stdout
    assert b"\x1b[" not in shell("FORCE_COLOR=0 msgraph-lint").stdout
    assert b"\x1b[" not in shell("FORCE_COLOR=1 NO_COLOR=1 msgraph-lint").stdout
    assert b"\x1b[1;31mMSG101" in shell("FORCE_COLOR=1 msgraph-lint").stdout
    assert b"\x1b[1;31mMSG101" in shell("NO_COLOR=1 msgraph-lint --color always").stdout
    assert b"\x1b[1;4mdelete-statement" in shell(script.format("msgraph-lint rule MSG101")).stdout


def test_links_where_the_terminal_shows_them(model: Path) -> None:
    link = f"\x1b]8;;{DOCUMENTATION}/rules/delete_statement.md\x1b\\".encode()
    assert link in shell("FORCE_HYPERLINK=1 msgraph-lint --color always").stdout
    assert link not in shell("FORCE_HYPERLINK=1 msgraph-lint").stdout
    terminal = "env -u TMUX TERM=xterm-kitty script -qec 'msgraph-lint' /dev/null"
    assert link in shell(terminal).stdout
    assert link not in shell(terminal.replace("xterm-kitty", "linux")).stdout
    assert link not in shell(f"FORCE_HYPERLINK=0 {terminal}").stdout


def test_snippets_follow_the_terminal(model: Path) -> None:
    model.write_text(NET.replace("del y", f"del y  # {'long ' * 60}"))
    for columns in (60, 80, 200):
        run = shell(f"COLUMNS={columns} script -qec 'msgraph-lint --no-color model.py' /dev/null")
        lines = run.stdout.decode().splitlines()
        assert max(map(len, (line for line in lines if "|" in line))) == columns - 1
    lines = shell("msgraph-lint model.py").stdout.decode().splitlines()
    assert max(map(len, lines)) == 119
