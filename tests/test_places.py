"""What a name is at one place: branches, loops, early exits, containers, comprehensions."""

from __future__ import annotations

import ast
import textwrap
from pathlib import Path

import pytest

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.code import GraphCode
from msgraph_lint.program.project import Project
from msgraph_lint.source import Source
from msgraph_lint.targets import DEFAULT_TARGET
from msgraph_lint.values.value import MISSING, Value

pytestmark = pytest.mark.usefixtures("alone")

HEAD = """\
import mindspore as ms
from mindspore import nn, ops, Tensor, Parameter


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = nn.Dense(2, 2)
        self.size = 3
        self.on = True
        self.off = False
        self.names = ["a", "b"]

    def construct(self, x: Tensor, y=None, u=unknown):
"""


def function(body: str) -> GraphFunction:
    text = HEAD + textwrap.indent(textwrap.dedent(body).strip("\n"), " " * 8) + "\n"
    project = Project.around([Path("net.py")], overlay={"net.py": Source("net.py", text)})
    return next(f for f in GraphCode(project, DEFAULT_TARGET).functions() if f.is_construct)


def text_of(value: Value) -> str:
    """The kind, and what else is known."""
    if value.literal is not MISSING:
        return repr(value.literal)
    if value.items is not None:
        return f"{value.kind.value} of {', '.join(map(text_of, value.items))}"
    if value.options:
        return " | ".join(sorted(map(text_of, value.options)))
    return value.kind.value


def seen(body: str) -> list[str]:
    """What the arguments of ``look(…)`` are, in order."""
    found = function(body)
    calls = [node for node in ast.walk(found.node) if isinstance(node, ast.Call)]
    looks = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "look"]
    looks.sort(key=lambda node: (node.lineno, node.col_offset))
    return [text_of(found.value(node)) for node in looks]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("out = u(x)\nlook(out)\nout = ops.relu(x)\nlook(out)\nout = 1\nlook(out)",
         ["unknown", "Tensor", "1"]),
        ("out = self.layer(x)\nout = ops.relu(out)\nlook(out)", ["Tensor"]),
        ("look(x)\nx = u(x)\nlook(x)", ["Tensor", "unknown"]),
        ("n = 1\nn += 1\nlook(n)\nn = 'a'\nlook(n)", ["int", "'a'"]),
        ("x += 1\nlook(x)", ["Tensor"]),
        ("a = b = 1\na, c = 'a', x\nlook(a)\nlook(b)\nlook(c)", ["'a'", "1", "Tensor"]),
        ("a, b = 1, 'b'\na, b = b, a\nlook(a)\nlook(b)", ["'b'", "1"]),
        ("a, (b, *c) = 1, (2, 3)\nlook(a)\nlook(b)\nlook(c)", ["1", "2", "list"]),
        ("*a, b = (1, 2, 'c')\nlook(a)\nlook(b)", ["list", "'c'"]),
        ("n = 1\ndel n\nlook(n)\nn = 'a'\nlook(n)", ["unknown", "'a'"]),
        ("if (n := 1) > 0:\n    pass\nlook(n)", ["1"]),
        ("n = 'a'\nlook([(n := 1) for _ in (1, 2)])\nlook(n)", ["list", "'a' | 1"]),
        ("import math as m\nlook(m)\nm = 1\nlook(m)", ["unknown", "1"]),
    ],
)  # fmt: skip
def test_straight_lines(body: str, expected: list[str]) -> None:
    assert seen(body) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("n = None\nif x.sum() > 0:\n    n = x\n    look(n)\nlook(n)", ["Tensor", "None | Tensor"]),
        ("if u:\n    n = 1\nelse:\n    n = 2\nlook(n)", ["int"]),
        ("if self.on:\n    n = 1\nelse:\n    n = 'a'\nlook(n)", ["1"]),
        ("if self.off:\n    n = 1\nelse:\n    n = 'a'\nlook(n)", ["'a'"]),
        ("if self.size > 2:\n    n = 1\nelse:\n    n = 'a'\nlook(n)", ["1"]),
        ("if u:\n    n = x\nlook(n)", ["Tensor"]),
        ("n = 'a'\nif u:\n    n = 1\n    return n\nlook(n)", ["'a'"]),
        ("n = 'a'\nif u:\n    n = 1\nelse:\n    raise ValueError\nlook(n)", ["1"]),
        ("if u == 1:\n    n = 1\nelif u == 2:\n    n = x\nelse:\n    n = None\nlook(n)",
         ["1 | None | Tensor"]),
        ("if u == 1:\n    n = 1\nelif u == 2:\n    return x\nelse:\n    n = 'a'\nlook(n)",
         ["'a' | 1"]),
        ("n = 1\nif u:\n    del n\nelse:\n    n = 'a'\nlook(n)", ["'a'"]),
        ("self.on = u(x)\nif self.on:\n    n = 1\nelse:\n    n = 'a'\nlook(n)", ["'a' | 1"]),
        ("match u:\n    case 1:\n        n = 1\n    case [n]:\n        x\n    case _:\n        n=x\nlook(n)",
         ["unknown"]),
        ("n = 1\nmatch u:\n    case 1:\n        n = x\nlook(n)", ["1 | Tensor"]),
    ],
)  # fmt: skip
def test_branches(body: str, expected: list[str]) -> None:
    assert seen(body) == expected


def test_many_branches() -> None:
    rest = "\n".join(f"elif u == {i}:\n    n = {i}" for i in range(100))
    assert seen(f"if u == 'a':\n    n = x\n{rest}\nelse:\n    n = 1\nlook(n)")[0] != "unknown"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("n = 0\nfor i in range(3):\n    look(n)\n    n = n + i\nlook(n)", ["int", "int"]),
        ("n = 0\nfor i in range(3):\n    n = 'a'\nlook(n)", ["'a'"]),
        ("for i in range(3):\n    n = i\nlook(n)", ["int"]),
        ("for i in range(3):\n    look(x)\n    x = ops.relu(x)\nlook(x)", ["Tensor", "Tensor"]),
        ("for i in range(3):\n    look(x)\n    x = u(x)\nlook(x)", ["unknown", "unknown"]),
        ("for i in range(3):\n    x = ops.relu(self.layer(x))\nlook(x)", ["Tensor"]),
        ("n = 1\nfor i in range(3):\n    for j in range(3):\n        n*=2\n        x += n\nlook(n)\nlook(x)",
         ["int", "Tensor"]),
        ("n = 'a'\nfor i in range(3):\n    if u:\n        n = 1\n        break\n    n = x\nlook(n)",
         ["'a' | 1 | Tensor"]),
        ("n = 'a'\nfor i in range(3):\n    n = 1\n    if u:\n        continue\n    n = x\nlook(n)",
         ["'a' | 1 | Tensor"]),
        ("n = 0\nwhile n < 3:\n    n += 1\nlook(n)", ["int"]),
        ("n = 0\nwhile x.sum() > 0:\n    x = x - 1\n    n = 1.5\nlook(n)", ["number"]),
        ("a, b, c = 1, 'b', x\nfor i in range(3):\n    a, b, c = b, c, a\nlook(a)",
         ["'b' | 1 | Tensor"]),
        ("for i, n in enumerate(u):\n    pass\nelse:\n    i = 'a'\nlook(i)", ["'a' | int"]),
        ("for a, b in ((1, 'b'), (2, 'c')):\n    look(a)\n    look(b)", ["int", "str"]),
        ("n = []\nfor i in range(3):\n    n = [n]\nlook(n)", ["list of list"]),
    ],
)  # fmt: skip
def test_loops(body: str, expected: list[str]) -> None:
    assert seen(body) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("n = [1]\nlook(n)\nn.append(x)\nlook(n)", ["list of 1", "list"]),
        ("n = [1, 2]\nn[0] = x\nlook(n)", ["list"]),
        ("n = [1, 2]\ndel n[0]\nlook(n)", ["list"]),
        ("n = [1, 2]\nm = n\nm.pop()\nlook(n)", ["list"]),
        ("x[0] = 1\nlook(x)", ["Tensor"]),
        ("n = []\nfor i in range(3):\n    look(n)\n    n.append(i)", ["list"]),
        ("n = self.names\nlook(n)", ["list of 'a', 'b'"]),
    ],
)
def test_containers(body: str, expected: list[str]) -> None:
    assert seen(body) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("try:\n    n = 1\n    n = x\nexcept ValueError:\n    look(n)\n    n = 'a'\nlook(n)",
         ["1 | Tensor", "'a' | Tensor"]),
        ("n = 1\ntry:\n    n = x\nfinally:\n    pass\nlook(n)", ["Tensor"]),
        ("with u as n:\n    look(n)\n    n = x\nlook(n)", ["unknown", "Tensor"]),
        ("n = 1\nlook([look(n) for n in ('a', 'b')])\nlook(n)", ["list", "str", "1"]),
        ("n = 1\nf = lambda n: look(n)\nlook(n)", ["unknown", "1"]),
        ("n = 1\nf = lambda: look(n)\nn = 'a'", ["'a' | 1"]),
        ("f = lambda v: look(v)\nf(2)", ["2"]),
        ("f = lambda v: look(v)\nf(2)\nf(v=x)", ["2 | Tensor"]),
        ("f = lambda v, w=3, *, k='a': (look(v), look(w), look(k))\nf(x)", ["Tensor", "3", "'a'"]),
        ("f = lambda v: look(v)\nf(*x)", ["unknown"]),
        ("f = lambda *v: look(v)\nf(x)", ["unknown"]),
        ("(lambda v: look(v))(x)", ["Tensor"]),
        ("f = lambda v: g(v)\ng = lambda w: look(w)\nf(x)\ng(2)", ["2 | Tensor"]),
        ("f = lambda v: v\nlook(f(x))", ["Tensor"]),
        ("f = lambda v: (lambda w: (look(v), look(w)))(2)\nf(x)", ["Tensor", "2"]),
        ("f = lambda v: (lambda v: look(v))(2)\nf(x)", ["2"]),
        ("f = lambda v: [look(v) for v in u]\nf(x)", ["unknown"]),
        ("f = lambda v: look(v)\nf(x)\nh = f", ["unknown"]),
        ("f = lambda v: look(v)\nf(x)\ndef g(): return f(2)", ["unknown"]),
        ("f = lambda v: look(v)\nf = lambda v: look(v)\nf(x)", ["unknown", "unknown"]),
        ("f = lambda v: (look(v), f(v))\nf(x)", ["unknown"]),
        ("f = lambda v: look(v)\nif u:\n    f(x)", ["unknown"]),
        ("f = lambda v: look(v)\nif u:\n    return x\nf(x)", ["unknown"]),
        ("for i in u:\n    f = lambda v: look(v)\n    f(x)", ["Tensor"]),
        ("self.go = lambda v: look(v)\nself.go(x)", ["unknown"]),
        ("def f():\n    return x\nlook(f())\ndef f():\n    return 1\nlook(f())", ["Tensor", "1"]),
        ("global n\nn = 1\nlook(n)", ["unknown"]),
    ],
)  # fmt: skip
def test_other_scopes(body: str, expected: list[str]) -> None:
    assert seen(body) == expected
