"""No value that a name has in PyNative is one that the analysis holds impossible."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.oracle
@pytest.mark.search
@pytest.mark.parametrize(
    "what", [["--good", "--step", "14"], ["--probes", "--step", "30"]], ids=["cases", "probes"]
)
def test_values_are_possible(what: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.soundness", *what],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
