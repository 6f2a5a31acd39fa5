"""An independent judge of what we call a Cell: astroid, with MindSpore installed."""

from __future__ import annotations

import warnings
from pathlib import Path

import astroid
import pytest
from astroid import nodes

from msgraph_lint.program.project import Project

ROOT = Path(__file__).parents[1]
FILES = sorted([*(ROOT / "tests" / "cases").rglob("*.py"), *(ROOT / "examples").glob("*.py")])

pytestmark = pytest.mark.oracle


def _cells_by_astroid(path: Path) -> set[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        module = astroid.MANAGER.ast_from_file(str(path))
        return {
            cls.name
            for cls in module.nodes_of_class(nodes.ClassDef)
            if any(base.qname() == "mindspore.nn.cell.Cell" for base in cls.ancestors())
        }


def test_every_cell_of_astroid_is_one_of_ours() -> None:
    project = Project.around(FILES)
    missed = {}
    cells = 0
    for path in FILES:
        ours = {cls.name for cls in project.load(str(path)).classes if cls.is_cell}
        cells += len(ours)
        if missing := _cells_by_astroid(path) - ours:
            missed[path.name] = missing
    assert missed == {}
    assert cells > 0
