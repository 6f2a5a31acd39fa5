"""Calls of which the interpreter runs the text: names that it does not find, and what Python alone computes.

Each program was run by MindSpore 2.10.0 at LAX: it fails where that is said, and compiles
elsewhere.
"""

from __future__ import annotations

import textwrap

import pytest

from msgraph_lint import check_source

pytestmark = pytest.mark.usefixtures("alone")

HEAD = """\
from functools import reduce
from heapq import nlargest
from math import floor, prod

import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, nn, ops
from mindspore.nn import Dense

K = 3
RELU = ops.ReLU()


def double(v):
    return v * 2


class Plain:
    pass


class Block(nn.Cell):
    def construct(self, x):
        return x


class Net(nn.Cell):
    def construct(self, x: Tensor):
"""


def errors(body: str) -> set[str]:
    """The names of the rules that tell of an error in ``body``."""
    text = HEAD + textwrap.indent(f"{body}\n", " " * 8)
    found = check_source(text, filename="net.py").findings
    return {finding.name for finding in found if finding.outcome == "error"}


def asked(condition: str, items: str) -> str:
    return f"if any({condition} for t in {items}):\n    return x\nreturn x * 2"


@pytest.mark.parametrize("items", ["x.shape", "[x, x]", "[x, None]", "[int(x.sum()), 1]", "x.asnumpy()[0]"])
@pytest.mark.parametrize("condition", ["t is K", "isinstance(t, ms.Tensor)", "isinstance(t, Plain)"])
def test_what_runs_with_the_graph_has_no_names_of_the_module(condition: str, items: str) -> None:
    assert errors(asked(condition, items)) == {"name-in-interpreted-scope"}


@pytest.mark.parametrize(
    "value",
    [
        "sorted(x.shape, key=lambda t: double(t))[0]",
        "prod(double(t) for t in x.shape)",
        "prod([double(t) for t in x.shape])",
        "nlargest(1, x.shape, key=lambda t: double(t))[0]",
        "reduce(lambda p, q: p + K, x.shape)",
        "len(set(double(t) for t in x.shape))",
    ],
)
def test_nor_have_lambdas_there(value: str) -> None:
    assert errors(f"return x * {value}") == {"name-in-interpreted-scope"}


@pytest.mark.parametrize(
    "condition",
    [
        "isinstance(t, Tensor)",
        "isinstance(t, (int, Tensor))",
        "type(t) is Tensor",
        "isinstance(t, Dense)",
        "isinstance(t, Block)",
        "t is RELU",
    ],
)
def test_what_is_code_to_the_compiler_has_no_name(condition: str) -> None:
    assert errors(asked(condition, "[1, 2]")) == {"name-in-interpreted-scope"}


@pytest.mark.parametrize(
    "condition",
    [
        "double(t) > K",
        "isinstance(t, (ms.Tensor, nn.Dense, Parameter, Plain))",
        "floor(t) > 1",
        "np.abs(t) > 1",
        "any(u > K for u in [t])",
    ],
)
def test_other_names_are_found_while_it_compiles(condition: str) -> None:
    assert errors(asked(condition, "[1, 2]")) == set()


@pytest.mark.parametrize(
    "value",
    [
        "nlargest(1, x.shape, key=double)[0]",
        "reduce(lambda p, q: p + q, x.shape)",
        "prod(double(t) for t in [1, 2])",
        "sorted([3, 1], key=lambda t: double(t))[0]",
        "sum(isinstance(t, Tensor) for t in [1, 2])",
    ],
)
def test_so_is_what_stands_in_the_call_itself(value: str) -> None:
    assert errors(f"return x * {value}") == set()


@pytest.mark.parametrize(
    "condition",
    [
        "t.expand(2, 6, 4).ndim == 3",
        "t is not []",
        "(t is None) ^ (t is None)",
        "t.transpose(1, 0).ndim == 2",
    ],
)
def test_python_computes_what_is_in_there(condition: str) -> None:
    assert errors(asked(condition, "[x, x * 2]")) == set()


@pytest.mark.parametrize(
    ("condition", "name"),
    [
        ("1 in {1, t}", "set-display"),
        ("(k := t) > 1", "named-expression"),
        ("t * 1j != 0", "complex-literal"),
    ],
)
def test_the_compiler_parses_it_all_the_same(condition: str, name: str) -> None:
    assert errors(asked(condition, "[1, 2]")) == {name}


@pytest.mark.parametrize("layers", ["[Dense(2, 2), Dense(2, 2)]", "nn.CellList([Dense(2, 2)])"])
@pytest.mark.parametrize(
    ("use", "name"),
    [
        ("return x * len(set({}))", "layers-left-to-interpreter"),
        ("return x * np.size({})", "layers-left-to-interpreter"),
        ("for layer in itertools.islice({}, 1):\n    x = layer(x)\nreturn x", "itertools-of-layers"),
        ("for layer in reversed({}):\n    x = layer(x)\nreturn x", "reversed-cell-list"),
    ],
)
def test_layers_do_not_get_there(layers: str, use: str, name: str) -> None:
    init = f"    def __init__(self):\n        super().__init__()\n        self.layers = {layers}\n\n"
    head = "import itertools\n" + HEAD.replace("    def construct(self", f"{init}    def construct(self")
    text = head.replace("class Block(nn.Cell):\n" + init, "class Block(nn.Cell):\n")
    body = textwrap.indent(use.format("self.layers") + "\n", " " * 8)
    found = check_source(text + body, filename="net.py").findings
    assert name in {finding.name for finding in found if finding.outcome == "error"}


@pytest.mark.parametrize(
    ("items", "is_lost"),
    [
        ("[self.weight]", True),
        ("[len(x)]", True),
        ("enumerate([x])", True),
        ("[self.dense.weight]", False),
        ("self.sizes", False),
        ("range(3)", False),
    ],
)
def test_an_attribute_may_vary(items: str, is_lost: bool) -> None:
    init = """\
    def __init__(self):
        super().__init__()
        self.weight = Parameter(Tensor([1.0]), name="weight")
        self.dense = Dense(4, 4)
        self.sizes = [1, 2]

"""
    head, _, construct = HEAD.rpartition("    def construct(self")
    text = f"{head}{init}    def construct(self{construct}"
    body = textwrap.indent(asked("t is K", items) + "\n", " " * 8)
    found = check_source(text + body, filename="net.py").findings
    assert ("name-in-interpreted-scope" in {finding.name for finding in found}) is is_lost
