"""Where everything runs: one environment with msgraph-lint and its peers, as a user would have them."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[1]
PEERS = {
    "pylint": ("pylint==4.1.4", "astroid==4.3.4"),
    "flake8": ("flake8==7.5.0", "torchfix==0.7.0"),
    "ruff": ("ruff==0.17.6",),
}
"""Program -> what is installed for it."""
_PLUGIN = Path(__file__).parent / "trivial_plugin.py"


class BuildFailed(Exception):  # noqa: N818 (says what is wrong)
    """msgraph-lint itself cannot be built or installed."""


@dataclass(frozen=True)
class Environment:
    """An environment, and what could not be installed in it."""

    folder: Path
    missing: Mapping[str, str]
    """Peer -> why it is not there."""

    @property
    def python(self) -> str:
        """Its interpreter."""
        return self.program("python")

    def program(self, name: str) -> str:
        """The path of a program in it."""
        return str(self.folder / "bin" / name)

    @cached_property
    def options(self) -> frozenset[str]:
        """The options that the installed msgraph-lint knows."""
        return frozenset(re.findall(r"--[a-z-]+", _output(self.program("msgraph-lint"), "--help")))

    @cached_property
    def versions(self) -> dict[str, str]:
        """What is installed -> its version."""
        told = json.loads(_output(self.python, "-m", "pip", "list", "--format=json"))
        return {each["name"].lower(): each["version"] for each in told}


def prepare(cache: Path) -> Environment:
    """The environment in ``cache``; the peers are installed once, msgraph-lint anew from the checkout."""
    key = sha256(f"{sys.version} {sys.executable} {PEERS}".encode()).hexdigest()[:12]
    folder = cache / f"environment-{key}"
    python = str(folder / "bin" / "python")
    if not Path(python).exists():
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    missing = {}
    for peer, requirements in PEERS.items():
        done = folder / f"{peer}.installed"
        if not done.exists() and not (why := _install(python, *requirements)):
            done.touch()
        elif not done.exists():
            missing[peer] = f"not installed: {why}"
    _install_checkout(python)
    for modules in folder.glob("lib/python*/site-packages"):
        shutil.copy(_PLUGIN, modules)
        subprocess.run([python, "-m", "compileall", "-q", modules / _PLUGIN.name], check=True)
    return Environment(folder, missing)


def _install_checkout(python: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, str(ROOT)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise BuildFailed(_why(done.stderr))
        (wheel,) = Path(folder).glob("*.whl")
        uninstall = [python, "-m", "pip", "uninstall", "--quiet", "--yes", "msgraph-lint"]
        subprocess.run(uninstall, capture_output=True, check=False)
        if why := _install(python, str(wheel)):
            raise BuildFailed(why)


def _install(python: str, *requirements: str) -> str:
    """Why it did not work; empty if it did."""
    command = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *requirements]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return _why(done.stderr) if done.returncode else ""


def _why(errors: str) -> str:
    lines = [line.removeprefix("ERROR: ") for line in errors.splitlines() if line.startswith("ERROR:")]
    return (lines or errors.strip().splitlines() or ["nothing said"])[0][:200]


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
