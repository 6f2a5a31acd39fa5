"""Code behind flags of a network: what the constructions in the project pass decides what is compiled."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.findings import Confidence
from msgraph_lint.graph.state import RETURN_SELF
from msgraph_lint.targets import Target

PATH = "/no/such/folder/net.py"
NET = """\
from mindspore import nn


class Net(nn.Cell):
    def __init__(self, size=2, use_cache=False, scale=None):
        super().__init__()
        self.dense = nn.Dense(size, 2)
        self.use_cache = use_cache
        self.scaled = scale is not None
        self.cache = None

    def keep(self, y):
        self.cache = y

    def construct(self, x):
        y = self.dense(x)
{condition}
        return y


{rest}
"""
CONDITION = "        if self.use_cache:\n            self.keep(y)"
OUTER = """
class Outer(nn.Cell):
    def __init__(self, cached={default}):
        super().__init__()
        self.net = Net(2, cached)

    def construct(self, x):
        return self.net(x)


Outer()
"""


def said_of(rest: str, condition: str = CONDITION, target: str = "2.10") -> str:
    """The confidence of the finding behind the flag; nothing when there is none."""
    settings = Settings(
        target=Target.parse(target), select=frozenset({"MSG217"}), confidence=Confidence.MEDIUM
    )
    report = check_text(PATH, NET.format(rest=rest, condition=condition), settings)
    assert not report.errors
    (found,) = report.findings or [None]
    return found.confidence.value if found is not None else ""


@pytest.mark.parametrize(
    "rest",
    [
        "Net()",
        "Net(3, False)",
        "Net(use_cache=False)\nNet(3)",
        "def main() -> Net:\n    return Net()",
        OUTER.format(default=False),
    ],
)
def test_every_construction_leaves_it_off(rest: str) -> None:
    assert not said_of(rest)


@pytest.mark.parametrize(
    "rest",
    [
        "",
        "Net(*arguments)",
        "Net(**options)",
        "NETS = {'net': Net}",
        "register(Net)",
    ],
)
def test_nothing_shows_that_it_is_on(rest: str) -> None:
    assert said_of(rest) == "medium"


@pytest.mark.parametrize(
    "rest",
    [
        "Net(use_cache=True)",
        "Net()\nNet(2, True)",
        "Net(use_cache=options.cache)",
        "net = Net()\nnet.use_cache = True",
        "net = Net()\nsetattr(net, 'use_cache', True)",
        OUTER.format(default=True),
        OUTER.format(default=False) + "Outer(cached=True)",
        "class Other(Net):\n    def __init__(self):\n        super().__init__(use_cache=True)\n\n\nOther()",
    ],
)
def test_something_switches_it_on(rest: str) -> None:
    assert said_of(rest) == "high"


@pytest.mark.parametrize(
    "condition",
    [
        "        if not self.use_cache:\n            return y\n        self.keep(y)",
        "        if self.use_cache and x.ndim > 1:\n            self.keep(y)",
        "        if not self.use_cache:\n            y = y + 1\n        else:\n            self.keep(y)",
        "        if self.scaled:\n            self.keep(y)",
    ],
)
def test_conditions(condition: str) -> None:
    assert not said_of("Net()", condition)
    assert said_of("Net(2, True, 3)", condition) == "high"


@pytest.mark.parametrize(
    "condition",
    [
        "        self.keep(y)",
        "        if self.use_cache or x.ndim > 1:\n            self.keep(y)",
        "        if self.use_cache:\n            y = y + 1\n        self.keep(y)",
        "        if self.use_cache:\n            self.keep(y)\n        self.keep(y)",
    ],
)
def test_another_way_there(condition: str) -> None:
    assert said_of("Net()", condition) == "high"


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("if self.use_cache:", ""),
        ("if self.use_cache and x.ndim > 1:", ""),
        ("if x.ndim > 1 and self.use_cache:", "MSG101"),
        ("if y.sum() > 1 and self.use_cache:", "MSG101, MSG217"),
    ],
)
def test_operands_before_the_flag(condition: str, said: str) -> None:
    """The parser stops at the first operand that it does not know; what a Tensor decides is compiled."""
    body = f"        {condition}\n            self.cache = y\n            del y"
    text = NET.format(rest="Net()", condition=body).replace("self.cache = y\n\n", "pass\n\n")
    found = check_text(PATH, text, Settings(select=frozenset({"MSG101", "MSG217"}))).findings
    assert ", ".join(sorted(each.code for each in found)) == said


def test_what_calls_show_is_no_flag() -> None:
    """Nor are attributes of what an attribute holds: a configuration is the user's."""
    body = "        if self.dense.cached:\n            self.keep(y)"
    assert said_of("Net()", body) == "high"
    body = "        if x is None:\n            if self.dense.cached:\n                self.keep(y)"
    assert said_of("net = Net()\nnet(1)", body) == "high"


def test_mindspore_2_0_parses_it_all_the_same() -> None:
    assert said_of("Net()", target="2.0") == "high"


def test_methods_that_return_the_cell() -> None:
    found = importlib.util.find_spec("mindspore")
    if found is None or found.origin is None:
        pytest.skip("needs MindSpore")
    tree = ast.parse((Path(found.origin).parent / "nn" / "cell.py").read_text("utf-8"))
    (cell,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Cell")
    methods = {node.name: node for node in cell.body if isinstance(node, ast.FunctionDef)}
    for name in RETURN_SELF:
        returned = [node.value for node in ast.walk(methods[name]) if isinstance(node, ast.Return)]
        assert [ast.unparse(value) for value in returned if value is not None] == ["self"] * len(returned), (
            name
        )
        assert returned, name


CHOSEN = """\
from mindspore import nn, Tensor


class Block(nn.Cell):
    def __init__(self, dim, mode="relu"):
        super().__init__()
        if mode == "relu":
            self.mixer = nn.ReLU()
        else:
            self.mixer = nn.GELU()

    def construct(self, x):
        return self.mixer(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block(2, mode={mode})

    def construct(self, x: Tensor):
        pair = [x, x * 2]
        y = pair.copy()[1]
        return self.block(y)
"""


@pytest.mark.parametrize(("mode", "codes"), [('"relu"', {"MSG225"}), ('"gelu"', {"MSG225", "MSG672"})])
def test_a_layer_is_what_the_constructions_choose(mode: str, codes: set[str]) -> None:
    """`nn.GELU` needs a shape, and `nn.ReLU` does not."""
    report = check_text(PATH, CHOSEN.format(mode=mode), Settings())
    assert {finding.code for finding in report.findings} == codes
