"""What is linted is read: never imported, run or believed. Only files that are fixed are written."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from msgraph_lint.cli import main
from msgraph_lint.formats import FOR_PEOPLE, FOR_PROGRAMS

ROOT = Path(__file__).parents[1]
NET = """\
from mindspore import nn
import ast, conftest, json, msgraph_lint, mindspore, package, pickle, setup, tomllib
from package import *


class Net(nn.Cell):
    def construct(self, x):
        y = x + 1
        del y
        return x
"""
HOSTILE = """\
import os
open({marker!r}, "w").close()
os.system("touch " + {marker!r})
from mindspore import nn
class Hostile(nn.Cell):
    def construct(self, x):
        del x
        return eval("__import__('os').abort()")
if "mindspore" in dir():
    raise SystemExit("this file was run")
"""
NAMES = (
    "conftest", "setup", "mindspore", "numpy", "ast", "json", "tomllib", "tomli", "difflib", "tokenize",
    "textwrap", "configparser", "importlib", "sitecustomize", "usercustomize", "pickle", "traceback",
    "package/__init__",
)  # fmt: skip
HOOK = """\
import json, os, runpy, sys

def note(event, arguments):
    if event == "exec":
        seen.append([event, getattr(arguments[0], "co_filename", "")])
    elif event == "open":
        path, mode, flags = arguments
        if isinstance(path, (str, bytes)) and (flags or 0) & WRITING:
            seen.append([event, os.path.abspath(os.fsdecode(path))])
    elif event.startswith(WATCHED):
        seen.append([event, repr(arguments)])

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
WATCHED = (
    "os.system", "os.exec", "os.fork", "os.spawn", "os.posix_spawn", "os.startfile", "subprocess.", "socket.",
    "pty.", "pickle.", "ctypes.", "code.", "ftplib", "http", "urllib", "smtplib", "os.mkdir", "os.symlink",
    "os.link", "os.truncate", "shutil.", "os.remove", "os.rmdir", "os.rename", "webbrowser",
)
seen, out, module = [], sys.argv[1], sys.argv[2]
del sys.argv[:2]
code = 0
sys.addaudithook(note)
try:
    runpy.run_module(module, run_name="__main__", alter_sys=True)
except SystemExit as exit_:
    code = exit_.code
found = list(seen)
with open(out, "w") as file:
    json.dump([code, found], file)
"""


def hostile_tree(folder: Path) -> Path:
    """A project whose files all say so when they are run."""
    project = folder / "project"
    marker = str(folder / "was-run")
    for name in NAMES:
        file = project / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(HOSTILE.format(marker=marker), "utf-8")
    (project / "net.py").write_text(NET, "utf-8")
    (project / "weights.pickle").write_bytes(b"cos\nsystem\n(S'touch " + marker.encode() + b"'\ntR.")
    (project / "hostile.pth").write_text(f"import os; os.system('touch {marker}')\n", "utf-8")
    (project / "pyproject.toml").write_text(
        "[project]\nname = 'x'\ndependencies = ['mindspore>=2.7']\n[tool.msgraph-lint]\nfail-on = 'error'\n",
        "utf-8",
    )
    return project


def texts(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONSAFEPATH": ""}


def watched(folder: Path, cwd: Path, module: str, *arguments: str) -> tuple[int, list[tuple[str, str]]]:
    """The exit code of ``python -m module``, and what it did that an audit hook saw."""
    (folder / "hook").mkdir(exist_ok=True)
    hook, out = folder / "hook" / "hook.py", folder / "hook" / "out.json"
    hook.write_text(HOOK, "utf-8")
    done = subprocess.run(
        [sys.executable, str(hook), str(out), module, *arguments],
        cwd=cwd, env=environment(), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert out.exists(), done.stderr
    code, seen = json.loads(out.read_text("utf-8"))
    return code, [tuple(each) for each in seen]


def of_tree(seen: list[tuple[str, str]], project: Path) -> list[tuple[str, str]]:
    """What ran code of the project, or is no business of a linter."""
    return [
        (event, what)
        for event, what in seen
        if (event == "exec" and what.startswith(str(project)))
        or event not in ("exec", "open", "os.rename", "os.remove")
    ]


@pytest.mark.parametrize("options", [[], ["--fix", "--unsafe-fixes"], ["--diff"]], ids=" ".join)
def test_command_line_runs_nothing(tmp_path: Path, options: list[str]) -> None:
    project = hostile_tree(tmp_path)
    before = texts(project)
    code, seen = watched(tmp_path, project, "msgraph_lint", *options, ".")
    assert code == 1 or "--fix" in options
    assert of_tree(seen, project) == []
    assert not (tmp_path / "was-run").exists()
    after = texts(project)
    changed = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    assert after.keys() == before.keys()
    assert changed == ({"net.py"} | {f"{name}.py" for name in NAMES} if "--fix" in options else set())
    opened = {Path(what) for event, what in seen if event == "open"} - {Path(os.devnull)}
    assert {path.parent for path in opened} <= {project, project / "package"}
    assert all(path.name.startswith(".") and path.name.endswith(".tmp") for path in opened)
    assert bool(opened) is ("--fix" in options)


def test_python_dash_m_in_the_hostile_folder(tmp_path: Path) -> None:
    """``python -m`` puts the working folder before the standard library; ``importlib`` it needs itself."""
    project = hostile_tree(tmp_path)
    (project / "importlib.py").unlink()
    command = [sys.executable, "-m", "msgraph_lint", "--diff", "--unsafe-fixes", "."]
    done = subprocess.run(
        command, cwd=project, env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 1, done.stderr
    assert not (tmp_path / "was-run").exists()


def test_file_named_like_the_program(tmp_path: Path) -> None:
    """The installed command does not look for itself in the working folder; ``python -m`` does, by itself."""
    project = hostile_tree(tmp_path)
    (project / "msgraph_lint.py").write_text(HOSTILE.format(marker=str(tmp_path / "was-run")), "utf-8")
    _, seen = watched(tmp_path, project, "msgraph_lint", ".")
    assert of_tree(seen, project) == []
    assert not (tmp_path / "was-run").exists()


def test_pylint_plugin_runs_nothing(tmp_path: Path) -> None:
    project = hostile_tree(tmp_path)
    before = texts(project)
    options = ["--load-plugins=msgraph_lint.pylint_plugin", "--rcfile=/dev/null", "--persistent=n"]
    options.append("--msgraph-lint-cache=n")
    only = ["--disable=all", "--enable=msg-delete-statement"]
    code, seen = watched(tmp_path, project, "pylint", *options, *only, "net.py", "conftest.py", "setup.py")
    assert code
    assert [each for each in of_tree(seen, project) if each[0] == "exec"] == []
    assert not (tmp_path / "was-run").exists()
    assert texts(project) == before


def test_the_hook_sees_what_is_run(tmp_path: Path) -> None:
    """The tests above can fail."""
    folder = tmp_path / "hook"
    folder.mkdir()
    (folder / "runner.py").write_text(
        "import subprocess, sys\nsubprocess.run([sys.executable, '--version'])\nopen('new', 'w').close()\n",
        "utf-8",
    )
    _, seen = watched(tmp_path, tmp_path, "runner")
    assert ("exec", str(folder / "runner.py")) in seen
    assert ("open", str(tmp_path / "new")) in seen
    assert "subprocess.Popen" in {event for event, _ in of_tree(seen, tmp_path / "project")}


# --- our own source

_RUNNERS = {
    "eval",
    "exec",
    "compile",
    "__import__",
    "import_module",
    "run_module",
    "run_path",
    "system",
    "popen",
}
_MODULES = {
    "subprocess",
    "pickle",
    "marshal",
    "shelve",
    "socket",
    "ctypes",
    "runpy",
    "code",
    "multiprocessing",
}


def linter_modules() -> Iterator[Path]:
    """The modules that lint; the oracle and the generator of the tables run MindSpore."""
    package = ROOT / "msgraph_lint"
    facts = package / "mindspore_facts"
    for path in sorted(package.rglob("*.py")):
        if package / "oracle" not in path.parents and path not in (
            facts / "generate.py",
            facts / "try_arguments.py",
            facts / "try_results.py",
            facts / "varying.py",
            facts / "__main__.py",
        ):
            yield path


def runners(path: Path) -> Iterator[str]:
    """What in a module of ours could run code."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name.partition(".")[0] for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [(node.module or "").partition(".")[0]]
        elif isinstance(node, ast.Call):
            owner, _, name = ast.unparse(node.func).rpartition(".")
            names = [name] if name in _RUNNERS and owner != "re" else []
        yield from (name for name in names if name in _RUNNERS | _MODULES)


def test_own_source_runs_nothing() -> None:
    found = {path.relative_to(ROOT).as_posix(): list(runners(path)) for path in linter_modules()}
    own = {
        "msgraph_lint/records.py": ["exec"],  # of an `__init__` that it writes for a class of ours
        "msgraph_lint/parallel.py": ["pickle"],  # of what a process says that this one has made
        "msgraph_lint/pylint_plugin.py": ["pickle"],  # loaded before the folder that is checked can hide it
        "msgraph_lint/cli.py": ["import_module"],  # the commands, by their names
        "msgraph_lint/commands/completion.py": ["import_module"] * 2,  # the same
        "msgraph_lint/revision.py": ["subprocess"],  # of git
        "msgraph_lint/formats.py": ["import_module"],  # the formats, by their names
        "msgraph_lint/mindspore_facts/try_keywords.py": ["eval"],  # of calls that it makes itself
        "msgraph_lint/mindspore_facts/try_kinds.py": ["exec", "eval"],  # of calls that it holds itself
        "msgraph_lint/registry.py": ["import_module"] * 4,  # its checkers and fixers, by their files' names
    }
    assert {path: names for path, names in found.items() if names} == own


# --- control characters

CONTROLS = {
    "escape": "\x1b[2J", "link": "\x1b]8;;http://x\x07", "bell": "\x07", "backspace": "\x08",
    "delete": "\x7f", "c1": "\x9b31m", "next-line": "\x85", "right-to-left": "\u202e", "isolate": "\u2066",
    "mark": "\u200f", "line-separator": "\u2028", "byte-order": "\ufeff", "carriage": "\r",
    "vertical-tab": "\x0b", "commands": "\n::error::injected", "percent": "%0A::error::x",
}  # fmt: skip
FORMATS = [
    *(["--output-format", name] for name in (*FOR_PEOPLE, *FOR_PROGRAMS)),
    ["--statistics"], ["--statistics", "--output-format", "json"],
]  # fmt: skip


def program(cwd: Path, *arguments: Any, **options: Any) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "msgraph_lint", *map(str, arguments)]
    return subprocess.run(
        command,
        cwd=cwd,
        env={**environment(), "PYTHONUTF8": "1"},
        capture_output=True,
        check=False,
        **options,
    )


def assert_harmless(output: bytes) -> None:
    """No character of ``output`` controls a terminal, and no line is a command that we did not write."""
    for character in output.decode("utf-8"):
        assert character == "\n" or character.isprintable(), f"{character!r} in {output!r}"
    assert b"\n::error::" not in output


@pytest.fixture(scope="module")
def hostile_names(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Files whose names, texts and strings are full of control characters."""
    folder = tmp_path_factory.mktemp("names")
    for name, control in CONTROLS.items():
        shown = f"k = 'raw {control}' == {{x}}  # {control}"
        try:
            ast.parse(shown)
        except SyntaxError:  # the control ends the line
            shown = f"k = {control + 'raw'!r} == {{x}}"
        file = folder / f"{name}{control}.py".replace("/", "_")
        text = NET.replace("del y", f"{shown}\n        del y  # {name}")
        file.write_text(text, "utf-8", newline="")
    os.write(
        unnamed := os.open(os.fsencode(folder) + b"/\xff\xfe.py", os.O_CREAT | os.O_WRONLY), NET.encode()
    )
    os.close(unnamed)
    return folder


@pytest.mark.parametrize("options", FORMATS, ids=" ".join)
def test_nothing_controls_the_terminal(hostile_names: Path, options: list[str]) -> None:
    done = program(hostile_names, "--isolated", "--confidence", "medium", "--unsafe-fixes", *options, ".")
    assert done.returncode == 1, done.stderr
    assert done.stdout.count(b"\n") > 1
    assert_harmless(done.stdout)
    assert_harmless(done.stderr)


def test_github_commands_are_ours(hostile_names: Path) -> None:
    done = program(hostile_names, "--isolated", "--output-format", "github", ".")
    lines = done.stdout.decode().splitlines()
    assert lines
    assert all(re.match(r"::(error|notice) title=msgraph-lint \(MSG\d{3}\),", line) for line in lines)


@pytest.mark.parametrize("control", CONTROLS.values(), ids=CONTROLS)
def test_errors_control_nothing(
    tmp_path: Path, control: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    broken, config = Path(f"broken{control}.py".replace("/", "_")), Path("settings.toml")
    broken.write_text(f"x = '{control}\n", "utf-8")
    options = ("--select", "--ignore", "--target-version", "--output-format", f"--no{control}")
    runs = [[str(broken)], [f"missing{control}"], ["--config", f"missing{control}"], ["rule", control]]
    runs += [[f"{option}={control}"] for option in options]
    settings = ["select = [{}]", "target-version = {}", "{} = 1", "per-file-ignores = {{ {} = ['x'] }}"]
    for index, setting in enumerate(settings):
        file = config.with_stem(f"settings{index}")
        file.write_text(f"[tool.msgraph-lint]\n{setting.format(json.dumps(control))}\n", "utf-8")
        runs.append(["--config", str(file), str(broken)])
    for arguments in runs:
        assert main(arguments) == 2, arguments
        said = capsys.readouterr()
        assert said.err.startswith("error: ")
        assert_harmless((said.out + said.err).encode())


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a terminal")
@pytest.mark.parametrize("options", [["--diff"], ["--diff", "--no-color"], [], ["--no-color"]], ids=" ".join)
def test_nothing_controls_a_real_terminal(hostile_names: Path, options: list[str]) -> None:
    """With colours there are escapes of our own; without there are none."""
    terminal, side = os.openpty()
    command = [sys.executable, "-m", "msgraph_lint", "--isolated", "--unsafe-fixes", *options, "."]
    variables = {**environment(), "PYTHONUTF8": "1", "TERM": "xterm"}
    process = subprocess.Popen(command, cwd=hostile_names, env=variables, stdout=side, stderr=side)
    os.close(side)
    output = b""
    while True:
        try:
            data = os.read(terminal, 65536)
        except OSError:
            break
        if not data:
            break
        output += data
    os.close(terminal)
    process.wait()
    shown = output.decode("utf-8").replace("\r\n", "\n")
    if "--no-color" not in options:
        shown = re.sub(r"\x1b\[[0-9;]*m", "", shown)
    assert len(shown) > 1000
    assert {character for character in shown if not character.isprintable()} <= {"\n"}
