"""Where and what was measured, in words."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from datetime import datetime, timezone
from pathlib import Path

from benchmarks.environment import ROOT, Environment

_SHOWN = ("pylint", "astroid", "flake8", "torchfix", "libcst", "ruff")


def cores() -> int:
    """How many cores this process and its children may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def keep_to(count: int) -> None:
    """Let this process and its children use ``count`` cores, where the system knows how."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:count])


def machine(environment: Environment) -> str:
    """The machine and the programs; what was measured on another one is not comparable."""
    versions = (f"{name} {environment.versions.get(name, '(not installed)')}" for name in _SHOWN)
    memory = _first(r"MemTotal:\s+(\d+) kB", "/proc/meminfo")
    size = f"{int(memory) / 1e6:.0f} GB" if memory else "unknown memory"
    system = f"{platform.system()} {platform.release().split('-')[0]}, {platform.machine()}"
    processor = _first(r"model name\s*: (.+)", "/proc/cpuinfo") or platform.processor() or "unknown processor"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{cores()} cores of {processor}, {size}; {system}; {python}; {', '.join(versions)}"


def moment(rounds: int) -> str:
    """Date, commit, number of rounds, and how busy the machine was before."""
    changes = " with changes" if _git("status", "--porcelain", "--", "msgraph_lint") else ""
    commit = _git("rev-parse", "--short=10", "HEAD") or "unknown"
    counted = "1 round" if rounds == 1 else f"{rounds} rounds"
    load = f", load {os.getloadavg()[0]:.1f} before" if hasattr(os, "getloadavg") else ""
    return f"{datetime.now(timezone.utc):%Y-%m-%d}, commit {commit}{changes}, {counted}{load}"


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def _first(pattern: str, file: str) -> str:
    try:
        found = re.search(pattern, Path(file).read_text("utf-8"))
    except OSError:
        return ""
    return found[1] if found else ""
