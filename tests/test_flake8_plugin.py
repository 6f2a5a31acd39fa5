"""The plugin in real flake8: the findings of the command line, with its codes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from msgraph_lint.cli import main

ROOT = Path(__file__).parents[1]
NET = """from mindspore import nn


def fold(x):
    y = x
    s = "宽😀"; del y  # noqa: E702
    return x + len(s)


class Net(nn.Cell):
    def construct(self, x):
        z = x
        del z  # noqa: MSG101
        del z  # msgraph-lint: disable=MSG101
        return fold(x)
"""
CALLER = """from mindspore import nn

from net import fold


class Other(nn.Cell):
    def construct(self, x):
        return fold(x)
"""


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    declared = re.findall(
        r'^\[project.entry-points."flake8.extension"\]\n(MSG) = "(.+)"$',
        (ROOT / "pyproject.toml").read_text("utf-8"),
        re.MULTILINE,
    )
    ((code, plugin),) = declared
    settings = "[flake8]\nselect = MSG\n"
    if code not in entry_points(group="flake8.extension").names:  # from a checkout that is not installed
        settings += f"[flake8:local-plugins]\nextension =\n    {code} = {plugin}\n"
    Path(".flake8").write_text(settings)
    Path("pyproject.toml").touch()
    Path("net.py").write_text(NET, "utf-8")
    return tmp_path


def flake8(*arguments: str, data: str | None = None) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "MSGRAPH_LINT_NO_CACHE": "1"}
    command = [sys.executable, "-m", "flake8", *arguments]
    done = subprocess.run(
        command, input=data, capture_output=True, text=True, env=environment, check=False, timeout=120
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


def cli(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    main(["--output-format", "json", *arguments])
    return [
        "{}:{row}:{column}: {}".format(os.path.relpath(each["filename"]), each["code"], **each["location"])
        for each in json.loads(capsys.readouterr().out)
    ]


def places(lines: list[str]) -> list[str]:
    return [re.sub(r"^(?:\./)?(\S+ \w+).*", r"\1", line) for line in lines]


@pytest.mark.parametrize(
    "arguments", [(".",), ("net.py",), ("other.py",), ("net.py", "other.py")], ids=" ".join
)
def test_same_findings_as_the_command_line(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    Path("other.py").write_text(CALLER, "utf-8")
    ours = cli(capsys, *arguments)
    assert ours
    assert sorted(places(flake8(*arguments))) == sorted(ours)


def test_what_is_said() -> None:
    (line, *_) = flake8("net.py")
    assert line.startswith("net.py:6:15: MSG101 `del y` does not compile")
    assert line.endswith("(error on MindSpore 2.10)")


def test_stdin() -> None:
    text = NET.replace("    y = x\n", "    y = x\n\n")
    assert flake8("--stdin-display-name=net.py", "-", data=text)[0].startswith("net.py:7:15: MSG101")
    assert flake8("-", data=NET)[0].startswith("stdin:6:15: MSG101")


def test_settings_of_the_project_and_of_flake8() -> None:
    assert len(flake8("net.py")) > len(flake8("--extend-ignore=MSG1", "net.py"))
    Path("pyproject.toml").write_text('[tool.msgraph-lint]\nselect = ["MSG102"]\n')
    assert flake8("net.py") == []
    Path("pyproject.toml").write_text("[tool.msgraph-lint]\nchosen = 1\n")
    (line,) = flake8("net.py")
    assert line.startswith("net.py:1:1: MSG000 pyproject.toml: unknown key 'chosen'")
