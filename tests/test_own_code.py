"""Our own code: formatted, linted, typed; nothing in it speaks of where it was built."""

from __future__ import annotations

import ast
import graphlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    "command",
    [["ruff", "format", "--check", "."], ["ruff", "check", "."], ["mypy"]],
    ids=["format", "lint", "types"],
)
def test_tool_is_content(command: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        path.name
        for path in (ROOT / "msgraph_lint").rglob("*.py")
        if not re.match(r'(?:#!.*\n)?"""', path.read_text("utf-8"))
    ]
    assert silent == []


def test_no_module_imports_what_imports_it() -> None:
    """`graphlib` names the circle, should there be one."""
    package = ROOT / "msgraph_lint"
    files = {_dotted(path): path for path in package.rglob("*.py") if path.name != "__init__.py"}
    imports = {
        name: [
            target
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.ImportFrom) and node.module
            for target in (node.module, *(f"{node.module}.{alias.name}" for alias in node.names))
            if target in files
        ]
        for name, path in files.items()
    }
    graphlib.TopologicalSorter(imports).prepare()


def _dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)
