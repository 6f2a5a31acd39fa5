"""Folders that hold nothing to lint, and paths as they are shown."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

_VERSION_CONTROL = {".bzr", ".git", ".git-rewrite", ".hg", ".jj", ".svn"}
_INSTALLED = {
    ".direnv",
    ".eggs",
    ".nox",
    ".pixi",
    ".pyenv",
    ".tox",
    ".venv",
    "__pypackages__",
    "dist-packages",
    "node_modules",
    "site-packages",
    "venv",
}
_CACHES = {
    ".cache",
    ".hypothesis",
    ".ipynb_checkpoints",
    ".msgraph_lint_cache",
    ".mypy_cache",
    ".pants.d",
    ".pytest_cache",
    ".pytype",
    ".ruff_cache",
    "__pycache__",
}
NEVER_ENTERED = frozenset(_VERSION_CONTROL | _INSTALLED | _CACHES)
"""Names of folders whose files nobody of the project wrote: no walk enters them, nor any environment.

They are checked only when they, or something in them, are given as paths.
"""
_ENVIRONMENT = frozenset({"pyvenv.cfg", "conda-meta"})
"""What lies in a virtual environment, whatever it is called."""

DEFAULT_EXCLUDE = (".idea", ".vscode", "_build", "buck-out", "build", "dist", "kernel_meta", "rank_*")
"""What a walk leaves out beside the folders that it never enters; the last two MindSpore leaves behind."""


def is_environment(names: Iterable[str]) -> bool:
    """Whether a folder that holds ``names`` is a virtual environment, whatever it is called."""
    return not _ENVIRONMENT.isdisjoint(names)


def is_foreign(name: str, folder: str) -> bool:
    """Whether the folder with this name and path holds no code of the project."""
    return name in NEVER_ENTERED or any(os.path.exists(os.path.join(folder, mark)) for mark in _ENVIRONMENT)


def relative(path: Path) -> Path:
    """``path`` without detours, relative to the working folder when it is below it."""
    here, place = os.getcwd(), os.path.abspath(path)
    if place == here or place.startswith(here.rstrip(os.sep) + os.sep):
        return Path(os.path.relpath(place, here))
    return Path(place)
