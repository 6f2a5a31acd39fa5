"""What layers, containers, operators and builtins are: the kinds that source shows by way of others."""

from __future__ import annotations

import ast
import textwrap
from pathlib import Path

import pytest
from test_places import text_of

from msgraph_lint import check_source
from msgraph_lint.graph.code import GraphCode
from msgraph_lint.program.project import Project
from msgraph_lint.source import Source
from msgraph_lint.targets import DEFAULT_TARGET

pytestmark = pytest.mark.usefixtures("alone")

HEAD = """\
import mindspore as ms
from mindspore import nn, ops, mint, Tensor, Parameter


class Block(nn.Cell):
    def construct(self, t):
        return ops.relu(t)


class Other(nn.Cell):
    def construct(self, t):
        return [t]


class Drop(nn.Dropout):
    def __init__(self, p):
        super().__init__(p=p)


class Net(nn.Cell):
    def __init__(self, act=nn.GELU, norm=None, deep=False):
        super().__init__()
"""


def seen(init: str, body: str) -> list[str]:
    """What the arguments of ``look(…)`` in ``construct`` are, in order."""
    text = HEAD + textwrap.indent(init.strip("\n"), " " * 8)
    text += "\n\n    def construct(self, x: Tensor, u=unknown):\n" + textwrap.indent(body, " " * 8) + "\n"
    project = Project.around([Path("net.py")], overlay={"net.py": Source("net.py", text)})
    functions = GraphCode(project, DEFAULT_TARGET).functions()
    function = next(f for f in functions if f.qualname == "Net.construct")
    calls = (node for node in ast.walk(function.node) if isinstance(node, ast.Call))
    looks = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "look"]
    looks.sort(key=lambda node: (node.lineno, node.col_offset))
    return [text_of(function.value(node)) for node in looks]


@pytest.mark.parametrize(
    ("init", "call", "expected"),
    [
        ("self.f = act()", "self.f(x)", "Tensor"),
        ("self.f = Drop(0.1)", "self.f(x)", "Tensor"),
        ("norm = norm or nn.LayerNorm\nself.f = norm((2,))", "self.f(x)", "Tensor"),
        ("self.f = nn.ReLU() if deep else nn.GELU()", "self.f(x)", "Tensor"),
        ("self.f = nn.ReLU() if deep else None", "self.f(x)", "Tensor"),
        ("self.f = Block() if deep else Other()", "self.f(x)", "Tensor | list of Tensor"),
        ("self.f = Block() if deep else unknown()", "self.f(x)", "unknown"),
        ("kind = nn.ReLU if deep else nn.GELU\nself.f = kind()", "self.f(x)", "Tensor"),
        ("if deep:\n    self.f = nn.ReLU()\nelse:\n    self.f = Block()", "self.f(x)", "Tensor"),
        ("self.f = nn.CellList([Block() for _ in range(3)])", "self.f[u](x)", "Tensor"),
        ("self.f = nn.CellList([Block(), Other()])", "self.f[1](x)", "list of Tensor"),
        ("self.f = nn.CellList([Block(), nn.ReLU()])[:1]", "self.f[0](x)", "Tensor"),
        (
            "f = []\nfor _ in range(3):\n    f.append(Block())\nself.f = nn.CellList(f)",
            "self.f[0](x)",
            "Tensor",
        ),
        ("f = []\nself.f = f\nf.append(Block())", "self.f[0](x)", "Tensor"),
        ("self.f = nn.CellList()\nfor _ in range(3):\n    self.f.append(Block())", "self.f[0](x)", "Tensor"),
        ("self.f = nn.CellList([Block()])\nself.f.append(unknown())", "self.f[0](x)", "unknown"),
        ("self.f = nn.SequentialCell(Block(), nn.ReLU())", "self.f[0](x)", "Tensor"),
        ("self.f = [3]\nself.f.append(4)", "self.f", "list"),
        ("self.f = [3]\nself.f.append(4)", "self.f[0]", "int"),
        ("self.f = {'a': 1}\nself.f['b'] = 2", "self.f", "dict"),
    ],
)
def test_layers(init: str, call: str, expected: str) -> None:
    assert seen(init, f"look({call})") == [expected]


def test_loop_over_layers() -> None:
    body = "for layer in self.f:\n    x = layer(x)\n    look(x)\nlook(x)"
    assert seen("self.f = nn.CellList([Block() for _ in range(3)])", body) == ["Tensor", "Tensor"]
    once = "for layer in self.f:\n    look(layer(x))"
    assert seen("self.f = [Block(), Other()]", once) == ["Tensor | list of Tensor"]
    body = "for i, (f, n) in enumerate(zip(self.f, (1, 2))):\n    x = f(x)\n    look(i)\n    look(n)\nlook(x)"
    assert seen("self.f = nn.CellList([Block() for _ in range(3)])", body) == ["int", "int", "Tensor"]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("d = {}\nd['k'] = x\nlook(d['k'])", "Tensor"),
        ("d = {'n': x}\nd.update({'k': ops.relu(x)})\nlook(d['k'])", "Tensor"),
        ("d = {}\nd['k'] = x\nd['k'] = [x]\nlook(d['k'])", "unknown"),
        ("d = {}\nfor n in u:\n    d[n] = x\nlook(d['k'])", "unknown"),
        ("d = {}\nif u:\n    d['k'] = x\nlook(d['k'])", "unknown"),
        ("d = {}\nd['k'] = x\ndel d['k']\nlook(d['k'])", "unknown"),
    ],
)
def test_dicts_that_are_filled(body: str, expected: str) -> None:
    assert seen("", body) == [expected]


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("ops.split(x, 1)[0]", "Tensor"),
        ("x.chunk(2)[u]", "Tensor"),
        ("x.max()", "Tensor"),
        ("x.max(1)", "tuple"),
        ("x.max(axis=0)", "Tensor"),
        ("x.max(axis=0, return_indices=True)", "tuple"),
        ("x.max(axis=0, return_indices=False)", "Tensor"),
        ("x.nonzero()", "Tensor"),
        ("x.nonzero(as_tuple=True)", "unknown"),
        ("x.contiguous()", "Tensor"),
        ("x.numel()", "int"),
        ("mint.max(x)", "Tensor"),
        ("mint.max(x, dim=0)", "tuple"),
        ("sorted([3, 1])[0]", "int"),
        ("sorted([1])", "list of 1"),
        ("list((1, 'a'))", "list of 1, 'a'"),
        ("tuple(x.shape)[0]", "int"),
        ("list(ops.split(x, 1))[0]", "Tensor"),
        ("max(1, 2)", "int"),
        ("max(x, 2)", "unknown"),
        ("sum([x, x])", "Tensor"),
        ("sum(i for i in (1, 2))", "int"),
        ("abs(x)", "Tensor"),
        ("[ops.relu(t) for t in ops.split(x, 1)][0]", "Tensor"),
        ("(x, *ops.split(x, 1))[1]", "Tensor"),
        ("([x] + [x for _ in u])[1]", "Tensor"),
        ("([x] * 3)[1]", "Tensor"),
        ("(1, x)[1:][0]", "1 | Tensor"),
        ("'a b'.split()", "list"),
        ("'a b'.startswith('a')", "bool"),
        ("[1, 2].index(1)", "int"),
        ("[1, x].pop()", "Tensor"),
        ("u > 1", "unknown"),
        ("1 > 2", "bool"),
    ],
)
def test_expressions(expression: str, expected: str) -> None:
    assert seen("", f"pass\nlook({expression})") == [expected]


def test_unpacked_results() -> None:
    assert seen("", "a, b = ops.split(x, 1)\nlook(a)\nfor t in x.chunk(2):\n    look(t)") == ["Tensor"] * 2
    assert seen("", "a, *b = ops.split(x, 1)\nlook(b)\nlook(b[0])") == ["list", "Tensor"]


HELPERS = """
def twice(t, times=2):
    for _ in range(times):
        t = t * 2
    return t


def chosen(t, mode):
    if mode == "a":
        return ops.relu(t)
    elif mode == "b":
        return [t]
    return None


def down(t, n):
    return down(t, n - 1) if n > 0 else t


class Net("""


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("twice(u)\nlook(twice(x))\nlook(twice(2))\nlook(twice(u))", ["Tensor", "int", "unknown"]),
        ("chosen(u, u)\nlook(chosen(x, 'a'))\nlook(chosen(x, mode='b'))", ["Tensor", "list of Tensor"]),
        ("look(down(x, 3))\nlook(down(u, 3))", ["unknown", "unknown"]),
    ],
)
def test_a_function_returns_what_its_call_makes_of_it(
    body: str, expected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("test_kinds.HEAD", HEAD.replace("class Net(", HELPERS.lstrip("\n")))
    assert seen("", body) == expected


def test_a_function_is_looked_at_with_few_sets_of_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("test_kinds.HEAD", HEAD.replace("class Net(", HELPERS.lstrip("\n")))
    found = seen("", "twice(u)\n" + "\n".join(f"look(twice({n}))" for n in range(9)))
    assert found == ["int"] * 4 + ["unknown"] * 5


def test_flags_tell_apart_where_there_is_no_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("test_kinds.HEAD", HEAD.replace("class Net(", HELPERS.lstrip("\n")))
    many = "".join(f"chosen({n}, u)\n" for n in range(9))
    assert seen("", f"{many}look(chosen(x, 'a'))\nlook(chosen(x, mode='b'))") == ["Tensor", "list of Tensor"]


@pytest.mark.parametrize(
    ("body", "is_told"),
    [
        ("return x + self.edges[1].item()", True),
        ("for edge in self.edges:\n    x = x + edge.item()\nreturn x", True),
        ("for a, b in zip(self.edges[:-1], self.edges[1:]):\n    x = x * a + b.item()\nreturn x", True),
        ("return x + self.edges.sum().item()", True),
        ("return x * np.sqrt(1 - np.cumprod(1.0 - self.edges)[1]).item()", True),
        ("return x * self.edges[self.edges > 0.4].sum()", False),
        ("for edge in np.arange(3):\n    x = x + edge.item()\nreturn x", True),
        ("for edge in self.edges:\n    x = x + edge\nreturn x", False),
        ("for edge in self.edges.tolist():\n    x = x + edge\nreturn x", False),
        ("return x + self.edges.sum() + np.finfo(np.float32).eps", False),
    ],
)
def test_items_of_arrays_are_numbers(body: str, is_told: bool) -> None:
    """Measured on MindSpore 2.10; 2.0 leaves arrays on ``self`` to the interpreter."""
    text = (
        "import numpy as np\nfrom mindspore import Tensor, nn\n\n\nclass Net(nn.Cell):\n"
        "    def __init__(self):\n        super().__init__()\n        self.edges = np.linspace(0, 1, 3)\n\n"
        "    def construct(self, x: Tensor):\n" + textwrap.indent(body, " " * 8) + "\n"
    )
    found = {finding.name for finding in check_source(text, filename="net.py").findings}
    assert ("numpy-scalar-attribute" in found) is is_told


@pytest.mark.parametrize(
    ("condition", "is_told"),
    [
        ("self.source != -1", True),
        ("self.source == (-1, 0)", True),
        ("self.size == [3]", True),
        ("x.shape != [2, 3]", True),
        ("[1] == 'a'", True),
        ("self.names == {}", True),
        ("self.names == {'a': 1}", True),
        ("{'a': 1} == [1]", True),
        ("{'a': 1} == {'a': 2}", False),
        ("{'a': 1} == None", False),
        ("self.source == 'a'", False),
        ("self.source != [1, 2]", False),
        ("self.source == None", False),
        ("self.size == (3,)", False),
        ("self.size == {}", False),
        ("None == {}", False),
        ("x.shape == (2, 3)", False),
    ],
)
def test_what_lax_leaves_open(condition: str, is_told: bool) -> None:
    """Measured on 2.7 to 2.10: STRICT knows all, and the parser those with an attribute and a literal."""
    text = (
        "from mindspore import Tensor, nn\n\n\nclass Net(nn.Cell):\n    def __init__(self):\n"
        "        super().__init__()\n        self.source = [-1, 0]\n        self.size = 3\n"
        "        self.names = {'a': 1}\n\n    def construct(self, x: Tensor):\n        out = x\n"
        f"        if {condition}:\n            out = [x, x]\n        return out[0]\n"
    )
    for level, expected in (("LAX", is_told), ("STRICT", False)):
        found = check_source(text, filename="net.py", jit_syntax_level=level).findings
        assert ("kinds-joined" in {finding.name for finding in found}) is expected


@pytest.mark.parametrize(("use", "is_told"), [("r * (i + 1)", False), ("r * i + d[k]", True)])
def test_keys_that_only_another_loop_reads(use: str, is_told: bool) -> None:
    """``enumerate`` of a dict of Tensors gives values, which harms nobody who reads the number alone."""
    text = (
        "from mindspore import Tensor, nn\n\n\nclass Net(nn.Cell):\n    def construct(self, x: Tensor):\n"
        "        d = {'a': x, 'b': x + 1}\n        r = x\n"
        "        for k in ('a', 'b'):\n            r = r + d[k]\n"
        f"        for i, k in enumerate(d):\n            r = {use}\n        return r\n"
    )
    found = {finding.name for finding in check_source(text, filename="net.py").findings}
    assert ("key-from-pair" in found) is is_told
