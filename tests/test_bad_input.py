"""Whatever is given to it: one clear line for what cannot be checked, and the rest is checked as ever."""

from __future__ import annotations

import io
import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from processes import ENVIRONMENT, as_anybody, msgraph_lint
from stub_rules import add_rule, net, registered

from msgraph_lint.cli import main
from msgraph_lint.graph import code as graph_code
from msgraph_lint.program.definitions import Module
from msgraph_lint.registry import registry

NET = net("y = x + 1", "del y", "return x")
FIXED = net("y = x + 1", "return x")
GOOD = ":7:9: MSG101 "
VERSION = ".".join(map(str, sys.version_info[:2]))
OPTIONS = ("--select", "MSG101", "--output-format", "concise")


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with a model that has something to fix."""
    monkeypatch.chdir(tmp_path)
    Path("pyproject.toml").touch()
    Path("good.py").write_text(NET)
    return tmp_path


class Lint:
    """Calls the command line on bad input: what it says about it, with the findings in ``good.py``."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: str, code: int = 2) -> list[str]:
        found = main([*arguments, *OPTIONS])
        out, err = self._capsys.readouterr()
        assert found == code, err
        assert out.count(f"good.py{GOOD}") == 1, out
        return err.splitlines()


@pytest.fixture
def lint(capsys: pytest.CaptureFixture[str]) -> Lint:
    return Lint(capsys)


# What is no file of Python


@pytest.fixture
def special() -> Iterator[list[str]]:
    """Names of Python files that are none; reading some of them would never end."""
    os.mkfifo("pipe.py")
    Path("folder.py").mkdir()
    with socket.socket(socket.AF_UNIX) as unix:
        unix.bind("socket.py")
        Path("full.py").symlink_to("/dev/full")
        Path("zero.py").symlink_to("/dev/zero")
        Path("loop.py").symlink_to("loop.py")
        Path("gone.py").symlink_to("nowhere.py")
        Path("around").symlink_to(".")
        yield ["pipe.py", "socket.py", "full.py", "zero.py", "loop.py", "gone.py"]


def test_special_files_are_not_walked(special: list[str], project: Path) -> None:
    os.mkfifo("requirements.txt")
    run = msgraph_lint(".", *OPTIONS, cwd=project)
    assert (run.returncode, run.stderr, run.stdout.count(GOOD)) == (1, "", 1)


def test_special_files_that_are_given(special: list[str], project: Path) -> None:
    run = msgraph_lint("good.py", *special, *OPTIONS, cwd=project)
    assert (run.returncode, run.stdout.count(GOOD)) == (2, 1)
    reasons = ["not a file or folder"] * 4 + ["no such file or folder"] * 2
    lines = [f"error: {path}: {reason}" for path, reason in zip(special, reasons, strict=True)]
    assert run.stderr.splitlines() == lines


def test_special_files_that_are_imported(special: list[str], project: Path) -> None:
    names = ["pipe", "socket", "full", "zero", "loop", "gone", "folder", "m" * 300]
    Path("pkg").mkdir()
    Path("pkg/__init__.py").touch()
    os.mkfifo("pkg/pipe.py")
    lines = [*(f"import {name}" for name in names), "from pkg import pipe", "from pipe import x", NET]
    Path("good.py").write_text("\n".join(lines))
    run = msgraph_lint("good.py", *OPTIONS, cwd=project)
    assert (run.returncode, run.stderr, run.stdout.count(": MSG101 ")) == (1, "", 1)


def test_unreadable_files_and_folders(project: Path) -> None:
    Path("secret.py").write_text(NET)
    for name in ("locked", "listed"):
        Path(name).mkdir()
        Path(name, "model.py").write_text(NET)
        Path(name, "__init__.py").touch()
    Path("good.py").write_text(f"import listed.model, locked.model, secret\n{NET}".replace("\n\n\n", "\n\n"))
    for name, mode in (("secret.py", 0o000), ("locked", 0o000), ("listed", 0o600)):
        Path(name).chmod(mode)
    run = msgraph_lint(".", *OPTIONS, cwd=project, prepare=as_anybody)
    for name in ("locked", "listed"):
        Path(name).chmod(0o700)
    assert (run.returncode, run.stdout.count(f"good.py{GOOD}")) == (2, 1)
    assert sorted(run.stderr.splitlines()) == [
        "error: listed/__init__.py: cannot read: Permission denied",
        "error: listed/model.py: cannot read: Permission denied",
        "error: locked: cannot read: Permission denied",
        "error: secret.py: cannot read: Permission denied",
    ]


def test_unreadable_settings(project: Path) -> None:
    Path("sub").mkdir()
    Path("sub/model.py").write_text(NET)
    Path("sub/pyproject.toml").touch(0o000)
    run = msgraph_lint(*OPTIONS, cwd=project, prepare=as_anybody)
    assert (run.returncode, run.stdout.count(GOOD)) == (2, 1)
    assert run.stderr == "error: sub/pyproject.toml: cannot read: Permission denied\n"


def test_file_that_vanishes(lint: Lint, monkeypatch: pytest.MonkeyPatch) -> None:
    from msgraph_lint import discovery

    find_files = discovery.find_files

    def find_and_remove(*arguments: object) -> object:
        files = find_files(*arguments)  # type: ignore[arg-type]
        Path("other.py").unlink()
        return files

    Path("other.py").write_text(NET)
    monkeypatch.setattr(discovery, "find_files", find_and_remove)
    assert lint() == ["error: other.py: cannot read: No such file or directory"]


def test_odd_names(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = ["new\nline.py", "esc\x1b[31m.py", os.fsdecode(b"bad\xff.py"), "名.py", " .py", "-x.py", "'.py"]
    for name in names:
        Path(name).write_text(NET)
    for arguments in ([], names[:-2]):
        out = msgraph_lint(*OPTIONS, "--quiet", *map(os.fsencode, arguments), cwd=project).stdout
        assert "\x1b" not in out
        assert out.count("\n") == out.count(GOOD) == len(arguments or [*names, "good.py"])
    found = json.loads(msgraph_lint("--output-format=json", "--select=MSG101", cwd=project).stdout)
    assert {os.path.basename(each["filename"]) for each in found} >= {"new\nline.py", "bad\udcff.py"}
    assert msgraph_lint("--fix", "--select=MSG101", cwd=project).returncode == 0
    assert {Path(name).read_text() for name in names} == {FIXED}


@pytest.fixture
def deep() -> Iterator[str]:
    """The path of a model deeper in folders than Python may recurse, which holds for its ``rmtree`` too."""
    folder = os.open(".", os.O_RDONLY)
    for _ in range(1100):
        os.mkdir("d", dir_fd=folder)
        inner = os.open("d", os.O_RDONLY, dir_fd=folder)
        os.close(folder)
        folder = inner
    with open("model.py", "w", opener=lambda name, flags: os.open(name, flags, dir_fd=folder)) as file:
        file.write(NET)
    os.close(folder)
    yield "d/" * 1100 + "model.py"
    subprocess.run(["rm", "-r", "d"], check=True)


def test_deep_folders(deep: str, project: Path) -> None:
    for path in (".", deep):
        run = msgraph_lint(path, *OPTIONS, cwd=project)
        assert (run.returncode, run.stderr) == (1, "")
        assert f"{deep}{GOOD}" in run.stdout


def test_too_long_paths(lint: Lint) -> None:
    paths = ["x" * 256, "y/" * 4000]
    assert lint(*paths, "good.py") == [
        f"error: {path.rstrip('/')}: cannot read: File name too long" for path in paths
    ]


def test_broken_notebook(lint: Lint) -> None:
    Path("nb.ipynb").write_text("{}")
    assert lint(".") == ["error: nb.ipynb: cannot read: no notebook of format 4"]


def test_empty_files(lint: Lint) -> None:
    Path("empty.py").touch()
    Path("mark.py").write_bytes(b"\xef\xbb\xbf")
    Path("blank.py").write_bytes(b"\n\t\x0c \r\n")
    assert lint(code=1) == []


# What cannot be read as text

UNREADABLE = {
    b"\xff\xfex\0": "cannot decode: UTF-16 or UTF-32, which Python does not read; use UTF-8",
    b"\xfe\xff\0x": "cannot decode: UTF-16 or UTF-32, which Python does not read; use UTF-8",
    "x = 1\n".encode("utf-32"): "cannot decode: UTF-16 or UTF-32, which Python does not read; use UTF-8",
    "x = 1\n".encode("utf-16-le"): ":1: cannot parse: source contains null bytes",
    b"x = 1\ny = '\0'\n": ":2: cannot parse: source contains null bytes",
    b"\x7fELF\x02\x01\x01\0": ":1: cannot parse: source contains null bytes",
    b"\x89PNG\r\n\x1a\n": ":1: cannot decode: 'utf-8' codec can't decode byte 0x89",
    b"x = 1\n" * 9 + b"y = '\xe9'\n": ":10: cannot decode: 'utf-8' codec can't decode byte 0xe9",
    b"# coding: ascii\nx = '\xc3\xa9'\n": ":2: cannot decode: 'ascii' codec can't decode byte 0xc3",
    b"# coding: gbk\nx = 1\ny = '\xff\xff'\n": ":3: cannot decode: 'gbk' codec can't decode byte 0xff",
    b"x = '\xff'\n# coding: latin-1\n": ":1: cannot decode: 'utf-8' codec can't decode byte 0xff",
    b"# coding: klingon\n": "cannot decode: unknown encoding: klingon",
    b"# coding: rot13\n": "cannot decode: 'rot13' is not a text encoding",
    b"# coding: undefined\n": "cannot decode: decoding with 'undefined' codec failed",
    b"# coding: punycode\n\xff\n": ":2: cannot decode: ",
    b"\xef\xbb\xbf# coding: latin-1\n": "cannot decode: the byte order mark says utf-8, the coding comment",
    b"# coding: utf-7\nx = '+2AA-'\n": "cannot parse: 'utf-8' codec can't encode character",
    b"x = 1\n" * 1_000_000: "cannot read: too large (5.7 MiB, at most 5)",
    b"x = " + b"-" * 100_000 + b"1\n": "cannot parse: ",
}


def test_what_is_no_text(lint: Lint) -> None:
    for number, data in enumerate(UNREADABLE):
        Path(f"bad_{number:02}.py").write_bytes(data)
    lines = lint()
    assert len(lines) == len(UNREADABLE)
    for number, (line, reason) in enumerate(zip(lines, UNREADABLE.values(), strict=True)):
        between = "" if reason.startswith(":") else ": "
        if reason != "cannot parse: ":
            assert line.startswith(f"error: bad_{number:02}.py{between}{reason}")


def test_huge_file(lint: Lint) -> None:
    with Path("huge.py").open("wb") as file:
        file.truncate(50 * 1024**3)
    assert lint() == ["error: huge.py: cannot read: too large (51200.0 MiB, at most 5)"]


# What is no Python

NOT_PYTHON = {
    "def f(:\n": 1,
    "x = (\n": 1,
    "x = 1\ny = )\n": 2,
    "x = (\n]\n": 2,
    "x = 1\n  y = 2\n": 2,
    "  x = 1\n": 1,
    "if x:\npass\n": 2,
    "if x:\n\ty\n        z\n": 3,
    "def f():\n    x\n  y\n": 3,
    "def f():\n": 1,
    "else:\n    pass\n": 1,
    "try:\n    x\n": 2,
    "class\n": 1,
    "import\n": 1,
    "from . import\n": 1,
    "from x import *, y\n": 1,
    "x = '''\n": 1,
    "x = 1\ny = 'a\n": 2,
    "x = f'{'\n": 1,
    "x = f'{}'\n": 1,
    "x = f'{a b}'\n": 1,
    "x = b'é'\n": 1,
    "x = '\\N{no such name}'\n": 1,
    "x = '\\x1'\n": 1,
    "x = \\ 1\n": 1,
    "x = 1 \\": 1,
    "x = 1;;\n": 1,
    "1 = x\n": 1,
    "f() = 1\n": 1,
    "x + 1 = 2\n": 1,
    "None = 1\n": 1,
    "del f()\n": 1,
    "x := 1\n": 1,
    "f(a=1, 2)\n": 1,
    "def f(a=1, b):\n    pass\n": 1,
    "x = 1 if 2\n": 1,
    "x = {1: 2, 3}\n": 1,
    "for x in:\n    pass\n": 1,
    "with x as 1: pass\n": 1,
    "match x:\n    case 1 2: pass\n": 2,
    "assert x,\n": 1,
    "x = 0777\n": 1,
    "x = 1__0\n": 1,
    "x = ‘a’\n": 1,
    "x = a？b\n": 1,
    "x = 1\u00a0+ 2\n": 1,
    "\ufeff\ufeffx = 1\n": 1,
    "x = 1\n\x1a": 2,
    "<<<<<<< HEAD\nx = 1\n=======\n": 1,
    "%matplotlib inline\n": 1,
    "x = 1\n!pip install mindspore\n": 2,
    "$\n": 1,
    "{{ name }} = 1\n": 1,
    "print 'Python 2'\n": 1,
    "exec 'Python 2'\n": 1,
    "x = `2`\n": 1,
    "try:\n    x\nexcept E, e:\n    pass\n": 3,
    "raise E, 'Python 2'\n": 1,
    "x = 10L\n": 1,
    "x = ur'2'\n": 1,
    "x <> y\n": 1,
    "def f((a, b)):\n    pass\n": 1,
    "x = t'{newer}' 'than any' f\n": 1,
    "x = 1\nlazy from y import z\n": 2,
}


def test_syntax_errors(lint: Lint) -> None:
    for number, text in enumerate(NOT_PYTHON):
        Path(f"bad_{number:02}.py").write_text(text, "utf-8")
    lines = lint()
    for number, (text, line) in enumerate(NOT_PYTHON.items()):
        assert lines[number].startswith(f"error: bad_{number:02}.py:{line}: cannot parse: "), text
        assert lines[number].endswith(f" (as Python {VERSION})"), text
    assert len(lines) == len(NOT_PYTHON)


def test_grammar_newer_than_the_running_python(lint: Lint) -> None:
    newer = {(3, 11): "try:\n    pass\nexcept* E:\n    pass\n", (3, 12): "x = 1\n\n\ntype X = int\n"}
    Path("bad.py").write_text(next((text for v, text in newer.items() if sys.version_info < v), "x = (\n"))
    (line,) = lint()
    assert line.startswith("error: bad.py:")
    assert line.endswith(f" (as Python {VERSION})")


# What is nested deeply

MANY = 3000
NESTED = {
    "attributes": f"return x{'.a' * MANY}",
    "calls": f"return x{'()' * MANY}",
    "nested_calls": f"return {'f(' * 1000}x{')' * 1000}",
    "methods": f"return x{'.abs()' * 700}",
    "items": f"return x{'[0]' * MANY}",
    "sums": f"return x{' + x' * MANY}",
    "powers": f"return {'x ** ' * MANY}x",
    "signs": f"return {'-' * MANY}x",
    "nots": f"return {'not ' * MANY}x",
    "conditionals": f"return {'x if x else ' * MANY}x",
    "lambdas": f"return {'lambda: ' * MANY}x",
    "parentheses": f"return {'(' * 300}x{')' * 300}",
    "lists": f"return {'[' * 150}x{']' * 150}",
    "targets": f"{'(' * 150}y{',)' * 150} = x",
    "comparisons": f"return {'x < ' * MANY}x",
    "ands": f"return {'x and ' * MANY}x",
    "arguments": f"return f({'x, ' * MANY})",
    "withs": f"with {', '.join(['x'] * MANY)}: pass",
}


@pytest.mark.parametrize(
    "call", ["range(0, 5, 0)", "range(1, 2, 3, 4)", "zip()", "range(10**99)", "enumerate(5)"]
)
def test_calls_that_python_refuses(call: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("model.py").write_text(net(f"for i in {call}:", "    y = x", "return y"))
    assert main(["model.py", "--unsafe-fixes", "--output-format", "concise"]) == 1
    out, err = capsys.readouterr()
    assert "model.py:8:16: MSG302 [*] `y` may be unbound here" in out
    assert err == ""


@pytest.mark.parametrize("fix", [(), ("--fix",)])
def test_deep_nesting(fix: tuple[str, ...], project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, line in NESTED.items():
        Path(f"{name}.py").write_text(net(line))
    statements = {
        "ifs": net(*(" " * depth + "if x:" for depth in range(150)), " " * 150 + "return x"),
        "functions": net(*(" " * depth + f"def f{depth}():" for depth in range(90)), " " * 90 + "return x"),
        "elifs": net("if x == 0:", "    y = 0", *["elif x == 1:", "    y = 1"] * 700, "return x"),
        "outside": NET + f"z = 1{' + 1' * 900}\nif z:\n    pass\n" + "elif z:\n    pass\n" * 900,
    }
    for name, text in statements.items():
        Path(f"{name}.py").write_text(text)
    assert main([".", *OPTIONS, *fix]) == 2
    out, err = capsys.readouterr()
    if fix:
        assert Path("good.py").read_text() == FIXED
    else:
        assert f"good.py{GOOD}" in out
        assert "outside.py" in out
    for line in err.splitlines():
        name = line.removeprefix("error: ").partition(".py")[0]
        assert name in NESTED or name in statements
        assert "cannot parse: " in line or "nested too deep for" in line
    assert len(err.splitlines()) < 2 * (len(NESTED) + len(statements))


# Settings

KEYS = {
    "confidence", "exclude", "extend-exclude", "extend-safe-fixes", "extend-select", "extend-unsafe-fixes",
    "fail-on", "fixable", "ignore", "jit-syntax-level", "per-file-ignores", "select", "target-version",
    "unfixable",
}  # fmt: skip
WRONG = ["1", "1.5", "true", "{a=1}", "[1]", "[[]]", "1979-05-27", "07:32:00", "nan", '["MSG999"]', "'soft'"]
BROKEN = {
    "no TOML": ":1: not valid TOML: ",
    "a = 1\nb = [": ":2: not valid TOML: ",
    "\ufeff[tool.msgraph-lint]": ":1: not valid TOML: ",
    "[tool.msgraph-lint]\nselect = []\nselect = []": ":3: not valid TOML: ",
    "[tool.msgraph-lint]\n[tool.msgraph-lint]": ":2: not valid TOML: ",
    "a = " + "[" * 5000: ": cannot read: ",
    "a = " + "9" * 5000: ": cannot read: ",
    "# " + "x" * 6 * 1024**2: ": cannot read: too large",
    "[[tool.msgraph-lint]]": ": [tool.msgraph-lint] must be a table, not a list with a table",
    "[tool]\nmsgraph-lint = 2026-01-01": ": [tool.msgraph-lint] must be a table, not a date or time",
    "[tool.msgraph-lint]\nfix = true": ": unknown key 'fix' in [tool.msgraph-lint]",
    "[tool.msgraph-lint.lint]\nselect = []": ": unknown key 'lint' in [tool.msgraph-lint]",
    **{
        f"[tool.msgraph-lint]\n{key} = {value}": ": "
        for key in sorted(KEYS)
        for value in WRONG
        if not ("exclude" in key and "MSG" in value)
    },
    "[project]\ndependencies = ['mindspore>=99']": ": 'mindspore>=99' allows no MindSpore 2.x; say which",
}
"""Text of a ``pyproject.toml`` -> how the line about it goes on."""
SURPRISING = [
    "", "tool = 1", "tool = []", "[tool]", "project = 1", "[project]\ndependencies = [1, {}]",
    "[project]\noptional-dependencies = 1", "[tool.poetry]\ngroup = {a = 1}", "[tool.msgraph-lint]",
    "[tool.poetry.dependencies]\nmindspore = []",
    "[tool.msgraph-lint]\nexclude = ['[', '', '../..', '\\u0000']",
]  # fmt: skip


def test_broken_settings_of_a_folder(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number, text in enumerate(BROKEN):
        folder = Path(f"sub_{number:03}")
        folder.mkdir()
        (folder / "pyproject.toml").write_text(text, "utf-8")
        (folder / "model.py").write_text(NET)
    binary = Path("sub_binary")
    binary.mkdir()
    (binary / "pyproject.toml").write_bytes(b"a = '\xff'\n")
    assert main(["--output-format=concise", "--fix"]) == 2
    lines = sorted(capsys.readouterr().err.splitlines())
    for number, reason in enumerate(BROKEN.values()):
        assert lines[number].startswith(f"error: sub_{number:03}/pyproject.toml{reason}")
    assert lines[len(BROKEN) :] == [lines[-1]]
    assert lines[-1].startswith("error: sub_binary/pyproject.toml: not valid TOML: 'utf-8' codec can't")
    assert Path("good.py").read_text() == FIXED
    assert {path.read_text() for path in project.glob("sub_*/model.py")} == {NET}


@pytest.mark.parametrize("text", SURPRISING)
def test_surprising_settings(text: str, lint: Lint) -> None:
    Path("pyproject.toml").write_text(text)
    assert lint(code=1) == []


def test_settings_that_are_no_file(lint: Lint, project: Path) -> None:
    Path("pyproject.toml").unlink()
    Path("pyproject.toml").mkdir()
    assert lint(code=1) == []
    run = msgraph_lint("--config", "pyproject.toml", cwd=project)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "error: pyproject.toml: cannot read: Is a directory\n"


# Options


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--select", "MSG999"], "unknown rule 'MSG999'; see `msgraph-lint rules`"),
        (["--ignore", "E501"], "unknown rule 'E501'; see `msgraph-lint rules`"),
        (["--extend-select", "delete"], "unknown rule 'delete'; "),
        (["--select", ""], "argument --select: nothing is named; see `msgraph-lint --help`"),
        ([""], "argument PATH: an empty path is given; see `msgraph-lint --help`"),
        (["--diff", "--statistics"], "--diff and --statistics cannot be used together"),
        (["--diff", "--output-format", "json"], "--diff and --output-format json cannot be used together"),
        (["--diff", "-o", "report"], "--diff and --output-file cannot be used together"),
        (["--target-version", "3"], "unknown MindSpore version '3' (expected 2.0 … 2.10, auto or all)"),
        (["--config", "x.toml", "--isolated"], "argument --isolated: not allowed with argument --config"),
        (["--output-format", "xml"], "argument --output-format: invalid choice: 'xml'"),
        (["--fix=yes"], "argument --fix: ignored explicit argument 'yes'"),
        (["-", "good.py"], "stdin (- or --stdin-filename) cannot be checked together with other paths"),
        (["--stdin-filename", "a.py", "good.py"], "stdin (- or --stdin-filename) cannot be checked together"),
    ],
)
def test_wrong_options(options: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    paths = [] if message.startswith("stdin") else ["good.py"]
    code = main(["--fix", *options, *paths])
    out, err = capsys.readouterr()
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"error: {message}")
    assert Path("good.py").read_text() == NET


@pytest.mark.parametrize(
    "options",
    [
        ["--fix"],
        ["--fix-only"],
        ["--exit-non-zero-on-fix"],
        ["--quiet"],
        ["--unsafe-fixes"],
        ["--exit-zero"],
    ],
)
def test_diff_wins_and_writes_nothing(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """As in ruff."""
    assert main(["--diff", "--select", "MSG101", *options]) == (0 if "--exit-zero" in options else 1)
    assert capsys.readouterr().out.startswith("--- good.py\n+++ good.py\n@@ ")
    assert Path("good.py").read_text() == NET


def test_unsafe_fixes_alone_write_nothing(lint: Lint) -> None:
    assert lint("--unsafe-fixes", code=1) == []
    assert Path("good.py").read_text() == NET


# Where the report goes


@pytest.mark.parametrize(
    ("redirection", "code", "message"),
    [
        (">/dev/full", 2, "error: [Errno 28] No space left on device\n"),
        (">&-", 1, ""),
        ("2>&-", 1, ""),
        ("<&- -", 0, ""),
    ],
)
def test_streams(redirection: str, code: int, message: str, project: Path) -> None:
    arguments = "" if redirection.endswith("-") and "<" in redirection else "good.py"
    command = f'"$@" {redirection} {arguments}'
    wrapper = ("sh", "-c", command, "sh")
    done = msgraph_lint("--quiet", *OPTIONS, cwd=project, wrapper=wrapper)
    assert (done.returncode, done.stderr) == (code, message)


def test_fix_whose_report_cannot_be_written(project: Path) -> None:
    wrapper = ("sh", "-c", '"$@" >/dev/full', "sh")
    assert msgraph_lint("--fix", *OPTIONS, cwd=project, wrapper=wrapper).returncode == 2
    assert Path("good.py").read_text() == FIXED


# Faults of ours


def zero(*_: object) -> None:
    raise ZeroDivisionError("oh")


def memory(*_: object) -> None:
    raise MemoryError


def recursion(*arguments: object) -> None:
    recursion(*arguments)


Fault = Callable[..., None]
FAULTS: dict[Fault, str] = {
    zero: "ZeroDivisionError: oh at test_bad_input.py:",
    memory: "MemoryError:  at test_bad_input.py:",
    recursion: "",
}


@pytest.fixture(params=FAULTS, ids=lambda fault: fault.__name__)
def fault(request: pytest.FixtureRequest) -> Fault:
    found: Fault = request.param
    return found


def is_our_fault(line: str, place: str, fault: Fault) -> bool:
    if fault is recursion:
        return line == f"error: {place.replace('internal error in', 'the code is nested too deep for')}"
    return line.startswith(f"error: {place}: {FAULTS[fault]}") and line.endswith("; please report it")


def test_checker_that_raises(fault: Fault, lint: Lint, monkeypatch: pytest.MonkeyPatch) -> None:
    rule = add_rule(monkeypatch, "x")
    monkeypatch.setitem(registry(), "MSG199", registered(rule, fault))
    (line,) = lint("--extend-select", "MSG199")
    assert is_our_fault(line, "good.py:5: internal error in MSG199 (x-name)", fault)
    assert main(["--fix", "--select", "MSG101,MSG199"]) == 2
    assert Path("good.py").read_text() == FIXED


def test_checkers_that_all_raise_say_so_once(lint: Lint, monkeypatch: pytest.MonkeyPatch) -> None:
    for code in ("MSG197", "MSG198", "MSG199"):
        rule = add_rule(monkeypatch, f"x{code}", code)
        monkeypatch.setitem(registry(), code, registered(rule, zero))
    (line,) = lint("--extend-select", "MSG197,MSG198,MSG199")
    where = "good.py:5: internal error in MSG197 (xMSG197-name) and 2 more rules"
    assert is_our_fault(line, where, zero)


def test_fixer_that_raises(fault: Fault, lint: Lint, monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "old", fix=fault)
    Path("bad.py").write_text(net("z = x", "del z", "return old"))
    select = ("--extend-select", "MSG199")
    (line,) = lint(*select)
    assert is_our_fault(line, "bad.py:8: internal error in MSG199 (old-name)", fault)
    assert main(["--fix", "--select", "MSG101,MSG199"]) == 2
    assert Path("good.py").read_text() == FIXED
    assert Path("bad.py").read_text() == net("z = x", "return old")


@pytest.mark.parametrize(("step", "places"), [("entries", [""]), ("_references", [":1", ":9"])])
def test_analysis_that_raises(
    step: str,
    places: list[str],
    fault: Fault,
    lint: Lint,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In a file of its own, or in one that the graph code of others calls."""
    real = getattr(graph_code, step)

    def raises_in_one_file(*arguments: object) -> object:
        modules = [getattr(each, "module", each) for each in arguments]
        if any(isinstance(each, Module) and each.name == "bad" for each in modules):
            fault()
        return real(*arguments)

    monkeypatch.setattr(graph_code, step, raises_in_one_file)
    Path("bad.py").write_text("def run(x):\n    y = x\n    del y\n    return x\n" + NET)
    Path("caller.py").write_text("from bad import run\n" + NET.replace("x + 1", "run(x)"))
    for line, place in zip(lint(), places, strict=True):
        assert is_our_fault(line, f"bad.py{place}: internal error in the analysis", fault)
    assert main(["--fix", "--select", "MSG101"]) == 2
    capsys.readouterr()
    assert Path("good.py").read_text() == FIXED
    assert "del y" not in Path("caller.py").read_text()


def test_interruption_is_not_contained(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    rule = add_rule(monkeypatch, "x")
    monkeypatch.setitem(registry(), "MSG199", registered(rule, interrupt))
    assert main(["--fix", "--select", "MSG101,MSG199"]) == 130
    assert Path("good.py").read_text() == NET


# stdin

ON_STDIN = [
    *(data for data in UNREADABLE if len(data) < 1_000_000),
    *(text.encode() for text in list(NOT_PYTHON)[::10]),
    net(NESTED["parentheses"]).encode(),
    b"x = 1\n" * 1_000_000,
]


@pytest.mark.parametrize("data", ON_STDIN, ids=range(len(ON_STDIN)))
def test_stdin_is_given_back(
    data: bytes, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert main(["--fix", "--select=MSG101", "-"]) == 2
    out, err = capsysbinary.readouterr()
    assert out == data
    assert err.startswith(b"error: <stdin>:")
    assert err.count(b"\n") == 1


def test_stdin_is_given_back_when_the_settings_are_broken(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    Path("pyproject.toml").write_text("broken")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(NET.encode())))
    assert main(["--fix", "-"]) == 2
    out, err = capsysbinary.readouterr()
    assert (out, err.startswith(b"error: pyproject.toml:1: not valid TOML: ")) == (NET.encode(), True)


# pylint


def test_pylint_goes_on(project: Path) -> None:
    """With every kind of bad input beside the good: its own messages are all there, and no crash."""
    for number, data in enumerate(list(UNREADABLE)[::4]):
        Path(f"bad_{number:02}.py").write_bytes(data)
    Path("parentheses.py").write_text(net(NESTED["parentheses"]))
    Path("elifs.py").write_text(net("if x == 0:", "    y = 0", *["elif x == 1:", "    y = 1"] * 60, "del y"))
    Path("faults.py").write_text(
        "from msgraph_lint import pylint_plugin\n\n\n"
        "def register(linter):\n"
        "    node_at, of = pylint_plugin._Places.node_at, pylint_plugin._File.of\n"
        "    def place(places, finding):\n"
        "        return 1 / 0 if finding.path == 'placed.py' else node_at(places, finding)\n"
        "    def read(node):\n"
        "        return 1 / 0 if node.name == 'read' else of(node)\n"
        "    pylint_plugin._Places.node_at, pylint_plugin._File.of = place, read\n"
    )
    for name in ("placed.py", "read.py"):
        Path(name).write_text(NET)
    command = [sys.executable, "-m", "pylint", "--rcfile=/dev/null", "--output-format=json2"]
    command += ["--load-plugins=msgraph_lint.pylint_plugin,faults", "--disable=all"]
    command += ["--enable=msg-delete-statement,msg-internal-error,astroid-error,fatal,unused-import"]
    Path("good.py").write_text("import os\n" + NET)
    done = subprocess.run(
        [*command, *sorted(path.name for path in project.glob("*.py"))],
        env={**ENVIRONMENT, "PYTHONPATH": f"{ENVIRONMENT['PYTHONPATH']}:{project}"},
        capture_output=True,
        text=True,
        check=False,
    )
    messages = [(m["path"], m["symbol"], m["message"]) for m in json.loads(done.stdout)["messages"]]
    assert ("good.py", "unused-import") in {message[:2] for message in messages}
    assert ("good.py", "msg-delete-statement") in {message[:2] for message in messages}
    failures = {path: text for path, symbol, text in messages if symbol == "msg-internal-error"}
    assert "ZeroDivisionError" in failures["placed.py"]
    assert "ZeroDivisionError" in failures["read.py"]
    assert "Traceback" not in done.stderr
    assert "F0002" not in done.stdout
