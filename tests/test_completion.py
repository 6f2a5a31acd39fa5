"""``msgraph-lint completion``: what fits, and the scripts in the shells themselves."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from msgraph_lint.cli import COMMANDS, main
from msgraph_lint.commands.completion import FILES, fitting


def _values(*words: str) -> list[str]:
    return [value for value, _ in fitting(words)]


@pytest.mark.parametrize(
    ("words", "values"),
    [
        (["ex"], ["explain", FILES]),
        (["--output-f"], ["--output-format", "--output-file"]),
        (["--output-format", "js"], ["json", "json-lines"]),
        (["--output-format=js"], ["--output-format=json", "--output-format=json-lines"]),
        (["--fix", "s"], [FILES]),
        (["src", ""], [FILES]),
        (["--select", "MSG101,delete-s"], ["MSG101,delete-statement"]),
        (["--config", ""], [FILES]),
        (["rule", "msg101"], ["MSG101"]),
        (["rule", "MSG101", ""], []),
        (["baseline", "c"], ["create", "check"]),
        (["baseline", "create", ""], [FILES]),
        (["confirm", "net.py::Net", "--in"], ["--inputs"]),
        (["rules", ""], []),
        (["completion", "z"], ["zsh"]),
    ],
)
def test_what_fits(words: list[str], values: list[str]) -> None:
    assert _values(*words) == values


def test_an_empty_line_offers_commands_and_files() -> None:
    assert _values("") == [*COMMANDS, FILES]


@pytest.mark.parametrize("name", COMMANDS)
def test_each_option_of_each_command_is_offered_with_its_help(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name, "--help"]) == 0
    text = capsys.readouterr().out
    offered = dict(fitting([name, "-"]))
    assert {"--help", "-h"} <= offered.keys()
    assert all(option in text for option in offered)


# --- the shells


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder to work in, with the program beside it."""
    (tmp_path / "bin").mkdir()
    program = tmp_path / "bin" / "msgraph-lint"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m msgraph_lint "$@"\n')
    program.chmod(0o755)
    (tmp_path / "work" / "src").mkdir(parents=True)
    (tmp_path / "work" / "settings.toml").touch()
    return tmp_path


def _run(folder: Path, command: list[str]) -> str:
    environment = {
        **os.environ,
        "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
        "PYTHONPATH": str(Path(__file__).parents[1]),
        "HOME": str(folder),
    }
    done = subprocess.run(
        command,
        cwd=folder / "work",
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stderr == ""
    return done.stdout


def _needs(shell: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(shell) is None, reason=f"{shell} is not installed")


SEEN = [
    ("expl", ["explain"]),
    ("s", ["server", "settings.toml", "src"]),
    ("--output-format ju", ["junit"]),
    ("--select MSG101,MSG102", ["MSG101,MSG102"]),
    ("--fix s", ["settings.toml", "src"]),
]


@_needs("bash")
@pytest.mark.parametrize(("line", "offered"), SEEN)
def test_in_bash(folder: Path, line: str, offered: list[str]) -> None:
    script = (
        'eval "$(msgraph-lint completion bash)"\n'
        f"COMP_WORDS=(msgraph-lint {line}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))\n"
        'compopt() { :; }\n_msgraph_lint; printf "%s\\n" "${COMPREPLY[@]}"\n'
    )
    assert sorted(_run(folder, ["bash", "--norc", "-c", script]).split()) == offered


@_needs("fish")
@pytest.mark.parametrize(("line", "offered"), SEEN)
def test_in_fish(folder: Path, line: str, offered: list[str]) -> None:
    script = f"msgraph-lint completion fish | source\ncomplete -C 'msgraph-lint {line}'\n"
    lines = _run(folder, ["fish", "--no-config", "-c", script]).splitlines()
    assert sorted(line.partition("\t")[0].rstrip("/") for line in lines) == offered


ZSH = r"""
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell 'PS1=; autoload -Uz compinit; compinit -u -D'
zpty -w shell 'eval "$(msgraph-lint completion zsh)"; echo RE""ADY'
zpty -r shell said '*READY*'
zpty -w shell "bindkey '^X' list-choices; echo RE""ADY"
zpty -r shell said '*READY*'
zpty -n -w shell "msgraph-lint $1"$'\x18'
zpty -r shell said '*settings.toml*src*'
print -r -- "$said"
zpty -d shell
"""


@_needs("zsh")
def test_in_zsh(folder: Path) -> None:
    said = _run(folder, ["zsh", "-f", "-c", ZSH, "zsh", "s"])
    assert "server" in said
    assert "settings.toml" in said
    assert "src" in said
