"""Cells of published packages: what is kept of them, what counts, and how they are found."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest
from conftest import NO_MINDSPORE
from differential.real import RealCell, Seen, Store, ask, judged, listed, modules_below
from differential.report import Entry
from differential.truth import Measured

from msgraph_lint.findings import Confidence
from msgraph_lint.oracle import MindSporeMissing
from msgraph_lint.targets import Outcome, SyntaxLevel

LAYERS = """\
import not_installed_anywhere
from mindspore import nn, ops

from .settings import BlockConfig


class Block(nn.Cell):
    def __init__(self, config: BlockConfig, act_layer):
        super().__init__()
        self.proj = nn.Dense(config.hidden_size, config.hidden_size)
        self.act = act_layer()
        self.flag = config.flag

    def construct(self, hidden_states, mask=None):
        if self.flag:
            print(f"{hidden_states!s}")
        out = self.act(self.proj(hidden_states))
        y = out + 1
        del out
        return y


class Fine(nn.Cell):
    def __init__(self, dim, num_heads=4):
        super().__init__()
        self.norm = nn.LayerNorm((dim,))

    def construct(self, x):
        return self.norm(x)


class Odd(nn.Cell):
    def construct(self, x):
        raise ValueError("never")
"""

SETTINGS = """\
class BlockConfig:
    def __init__(self):
        self.hidden_size = 4096
        self.flag = False
"""


@pytest.fixture
def corpora(tmp_path: Path) -> Path:
    package = tmp_path / "library" / "library"
    (package / "models").mkdir(parents=True)
    (package / "__init__.py").write_text('raise ImportError("not here")\n', "utf-8")
    (package / "models" / "__init__.py").write_text("", "utf-8")
    (package / "models" / "layers.py").write_text(LAYERS.replace("del out", "pass"), "utf-8")
    (package / "models" / "settings.py").write_text(SETTINGS, "utf-8")
    return tmp_path


def test_the_list_is_python() -> None:
    cells = listed()
    assert len(set(cells)) == len(cells) > 60
    for cell in cells:
        assert RealCell.parse(str(cell)) == cell
        assert isinstance(ast.parse(cell.cell, mode="eval").body, ast.Call)
        assert isinstance(ast.parse(cell.inputs, mode="eval").body, ast.Tuple)


def test_what_was_seen_is_kept(tmp_path: Path) -> None:
    cell = RealCell("library.models.layers", "Fine(dim=32)", "(floats(2, 8, 32),)")
    truth = {
        level: Measured("error", "TypeError: no", (("library/models/layers.py", 3),)) for level in SyntaxLevel
    }
    seen = Seen(truth, {"library/models/layers.py": frozenset({1, 2})})
    file = tmp_path / "truth.jsonl"
    Store(file, "2.10").add(cell, seen)
    assert Store(file, "2.10").seen == {cell: seen}
    assert Store(file, "2.7").seen == {}


def test_modules_with_cells(corpora: Path) -> None:
    assert modules_below(corpora, "library.models") == ["library.models.layers"]


def _judged(corpora: Path, ran: set[int], outcome: Outcome) -> Entry:
    truth = {level: Measured(outcome.value) for level in SyntaxLevel}
    cell = RealCell("library.models.layers", "Block()", "()")
    seen = {cell: Seen(truth, {"library/models/layers.py": frozenset(ran)})}
    results = judged(corpora, seen, "2.10", [SyntaxLevel.STRICT])
    assert results.crashes == []
    return results.at(SyntaxLevel.STRICT, Confidence.HIGH)[0]


def test_only_what_is_said_of_lines_that_ran_counts(corpora: Path) -> None:
    file = corpora / "library" / "library" / "models" / "layers.py"
    file.write_text(LAYERS, "utf-8")
    line = LAYERS.splitlines().index("        del out") + 1
    assert _judged(corpora, {line}, Outcome.ERROR).kind == "found"
    assert _judged(corpora, {line}, Outcome.OK).kind == "false error"
    assert _judged(corpora, {line + 1}, Outcome.ERROR).kind == "missed"


@pytest.mark.oracle
def test_cells_are_found_and_measured(corpora: Path) -> None:
    try:
        found = dict(ask(sys.executable, corpora, "library", {"library.models.layers": None}, most=5))
    except MindSporeMissing as error:
        pytest.fail(NO_MINDSPORE + str(error), pytrace=False)
    cells = {cell.cell: cell for cell in found}
    assert set(cells) == {"Fine(dim=32)", "Block(config=small(BlockConfig), act_layer=ms.nn.GELU)"}
    fine = found[cells["Fine(dim=32)"]]
    assert {each.outcome for each in fine.truth.values()} == {"ok"}
    text = LAYERS.splitlines()
    (block,) = (seen for cell, seen in found.items() if cell.cell.startswith("Block"))
    lines = {text[number - 1].strip() for number in block.ran["library/models/layers.py"]}
    assert "self.act = act_layer()" in lines
    assert "y = out + 1" in lines
    assert 'print(f"{hidden_states!s}")' not in lines
