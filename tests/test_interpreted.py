"""What only the interpreter can make, and where the compiler would need its shape.

Each program was run by MindSpore 2.10.0 at LAX: it compiles unless a line is named.
"""

from __future__ import annotations

import textwrap

import pytest

from msgraph_lint import check_source

pytestmark = pytest.mark.usefixtures("alone")

HEAD = """\
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops


class Steps:
    def __init__(self):
        self.n = 0


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.c = None
        self.n = 0
        self.steps = Steps()
        self.sizes = [1]
        self.dense = nn.Dense(4, 4)
        self.conv = nn.Conv2d(4, 4, 1)

    def give(self, t):
        return t + 1

    def construct(self, x: Tensor):
"""


def refused(body: str) -> bool:
    """Whether ``self.dense(v)``, after ``body``, is told to need a shape that only the interpreter knows."""
    text = HEAD + textwrap.indent(f"{body}\nreturn self.dense(v)\n", " " * 8)
    found = check_source(text, filename="net.py").findings
    return "shape-of-interpreted-value" in {finding.name for finding in found}


@pytest.mark.parametrize(
    "body",
    [
        "self.n += 1\nv = x * self.n",
        "self.n = 3\nv = x * self.n",
        "v = x * self.n\nself.n = 3",
        "self.c = (x, x)\nv = self.c[0]",
        "if self.c is None:\n    self.c = ops.ones_like(x)\nv = x * self.c",
        "for i in range(2):\n    self.n += 1\n    x = x * self.n\nv = x",
        "self.steps.n += 1\nv = x * self.steps.n",
        "self.sizes.extend([2, 3])\nv = x * self.sizes[0]",
        "if x.mean() > 0:\n    self.sizes.insert(0, 2)\n    x = x * self.sizes[0]\nv = x",
        "v = Tensor(x.asnumpy())",
        "v = [x, x].copy()[1]",
        'd = {}\nv = d.setdefault("a", x)',
        "v = x * max(x.mean(), 2)",
        "pair = ([x, x].copy()[0], x)\nv = pair[1]",
        "parts = [x]\nparts.append([x, x].copy()[0])\nv = parts[0]",
        "v = x\nfor t in reversed([x, x * 2]):\n    v = v + t",
        'd = dict(a=x)\nv = d["a"]',
        "v = x\nfor i in range([x, x].copy()[0].shape[0]):\n    v = v * i",
        "v = x\nfor i, t in enumerate([x, x].copy()):\n    v = v * i",
        "v = x * 1\nv[0] = [x, x].copy()[0][0]",
    ],
)
def test_what_the_interpreter_makes_has_no_shape(body: str) -> None:
    assert refused(body)


@pytest.mark.parametrize(
    "body",
    [
        "v = self.conv(y)",
        "v = y.abs()",
        "v = y[:, :]",
        "v = ops.concat([y, x])",
        "v = [y, x][1]",
        "v = self.give(y)",
        "v = x * len(y)",
        "v = x * y.shape[0]",
        "v = x\nif x.mean() > 0:\n    v = y",
        "f = lambda t: t * 2\nv = f(y)" if False else "def f(t):\n    return t * 2\nv = f(y)",
    ],
)
def test_nor_has_what_is_computed_from_it(body: str) -> None:
    assert refused(f"y = [x, x].copy()[0]\n{body}")


@pytest.mark.parametrize(
    "body",
    [
        "self.c = x * 0.5\nv = x + self.c",
        "for i in range(2):\n    x = x * 2\nself.sizes.extend([2, 3])\nv = x * self.sizes[0]",
        "if x.mean() > -9:\n    self.c = x * 2\n    x = x + self.c\nv = x",
        "v = Tensor(x.asnumpy(), ms.float32)",
        "v = x * float(x.mean())",
        "pair = ([x, x].copy()[0], x)\nv = x * len(pair)",
        'd = {"a": [x, x].copy()[0], "b": x}\nv = d.get("b")',
        "v = x * self.steps.n",
        "y = [x, x].copy()[0]\nz = self.give(y)\nv = self.give(x)",
        "y = [x, x].copy()[0]\nv = x\nif y.ndim > 2:\n    v = v * 2",
    ],
)
def test_what_the_graph_makes_has_one(body: str) -> None:
    assert not refused(body)


@pytest.mark.parametrize(
    ("given", "is_short"), [("[x]", False), ("[x], [x]", True), ("[x, x]", True), ("x", True)]
)
def test_the_one_round_that_is_gone_is_right_for_one_item(given: str, is_short: bool) -> None:
    """MindSpore 2.10.0 stacks what it makes of the first item alone."""
    text = f"from itertools import chain\n{HEAD}        return ops.stack([y * 2 for y in chain({given})])\n"
    found = check_source(text, filename="net.py").findings
    assert ("comprehension-over-interpreted" in {finding.name for finding in found}) is is_short


@pytest.mark.parametrize(
    ("body", "name"),
    [
        ("return [t * 2 for t in [x, x].copy()]", "comprehension-over-interpreted"),
        ("return tuple(t for t in [[x, x].copy()[0], x] if t is not None)", "interpreted-comprehension-used"),
        ("return {i: t for i, t in enumerate([x, x].copy())}", "interpreted-comprehension-used"),
        ("v = x.tolist()\nreturn x * sum([t[0] for t in v])", "interpreted-comprehension-used"),
        ("o = []\nfor t in [x, x].copy():\n    o.append(t)\nreturn o", "comprehension-over-interpreted"),
        ("o = []\nfor t in [x, x].copy():\n    o.append(t)\nreturn tuple(o)", "interpreted-list-change"),
        ("o = []\nfor t in x:\n    o.extend(t.tolist())\nreturn Tensor(o)", "interpreted-list-change"),
        ('d = {"a": [x, x].copy()[0]}\nreturn d["a"]', "interpreted-value-in-dict"),
        ("return list(reversed([x, x]))", "builtin-of-variable"),
        ("if any([t[0] > 1 for t in x.tolist()]):\n    return x\nreturn x * 2", "builtin-of-variable"),
        ("o = [t * 2 for t in [x, x].copy()]\nreturn max(*o)", "interpreted-comprehension-used"),
        ("o = [t * 2 for t in [x, x].copy()] + [x]\nreturn o[0]", "interpreted-comprehension-used"),
        ("o = [t * 2 for t in [x, x].copy()]\nreturn o[1]", "interpreted-comprehension-used"),
        ("o = [t * 2 for t in [x, x].copy()]\nreturn x", ""),
        ("n = 0\nfor t in [x, x].copy():\n    n += 1\nreturn x * n", ""),
        ("o = []\nfor t in x:\n    o.append(t.tolist())\nreturn Tensor(o)", ""),
        ('d = {}\nd["a"] = [x, x].copy()[0]\nreturn d["a"]', ""),
    ],
)
def test_what_goes_through_it_has_one_round(body: str, name: str) -> None:
    text = HEAD + textwrap.indent(f"{body}\n", " " * 8)
    told = {finding.name for finding in check_source(text, filename="net.py").findings}
    about = {"shape-of-interpreted-value", "empty-list-used", *_NAMES}
    assert told & about == ({name} if name else set())


_NAMES = (
    "builtin-of-variable",
    "comprehension-over-interpreted",
    "interpreted-comprehension-used",
    "interpreted-list-change",
    "interpreted-value-in-dict",
)


@pytest.mark.parametrize(("version", "told"), [("2.10", {"MSG653", "MSG659"}), ("2.0", set())])
def test_only_the_interpreter_says_whether_a_tensor_is_a_function(version: str, told: set[str]) -> None:
    text = """\
from inspect import isfunction

from mindspore import Tensor, nn


def made(value):
    return value() if isfunction(value) else value


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return made(x * 2) + made(x)
"""
    found = check_source(text, filename="net.py", target_version=version).findings
    assert {finding.code for finding in found} == told


TEXTS = """\
from mindspore import Tensor, nn


def spelled(mode):
    return mode.strip().upper()


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = " up "

    def construct(self, x: Tensor):
"""


@pytest.mark.parametrize(
    ("body", "outcome"),
    [
        ('return x if spelled(self.mode) == "UP" else x + 1', "error"),
        ('parts = self.mode.split(",")\nreturn x * len(parts)', "error"),
        ('if spelled(self.mode).startswith("U"):\n    x = x + 1\nreturn x', "diverges"),
        ('return x if self.mode.lower() == " up " else x + 1', ""),
    ],
)
def test_texts_of_strings_in_2_0(body: str, outcome: str) -> None:
    """MindSpore 2.0.0 was seen to do so with what methods of strings give."""
    text = TEXTS + textwrap.indent(f"{body}\n", " " * 8)
    found = check_source(text, filename="net.py", target_version="2.0").findings
    assert {finding.outcome for finding in found} - {"falls-back"} == ({outcome} if outcome else set())


@pytest.mark.parametrize(
    "body",
    [
        "k = x.asnumpy().ndim - 1\nreturn x.std(dim=k)",
        "k = x.asnumpy().ndim - 1\nreturn x.sum(dim=k)",
        "return x.where(condition=Tensor(x.asnumpy()) > 0, other=x * 2)",
    ],
)
def test_python_runs_a_method_that_gets_what_it_made(body: str) -> None:
    text = HEAD + textwrap.indent(f"{body}\n", " " * 8)
    found = check_source(text, filename="net.py").findings
    assert {finding.outcome for finding in found} == {"falls-back"}


@pytest.mark.parametrize(
    "body",
    [
        "o = [x]\nfor t in v:\n    o += [y]\nreturn o[0]",
        "o = [x]\nfor t in v:\n    o.append(y)\nreturn o[0]",
        "o = [0]\nfor t in v:\n    o = o + [1]\nreturn x * len(o)",
        "o = [0]\nfor t in v:\n    o.append(1)\nreturn x * len(o)",
        "o = (0,)\nfor t in v:\n    o += (1,)\nreturn x * o[0]",
        'o = {"a": 1}\nfor t in v:\n    o["a"] = t\nreturn x + o["a"]',
        'o = {"a": x}\nfor t in v:\n    o["a"] = y\nreturn x + o["a"]',
        "n = 1\nfor t in v:\n    if self.c:\n        n += 1\nreturn ops.zeros((n, 2)) + x",
        "n = 0\nfor t in v:\n    n += 1\nreturn x * n",
        "o = None\nfor t in v:\n    o = t\nreturn x + o",
        "o = x * 3\ns = o\ns += x.tolist()[0]\nreturn o + s",
    ],
)
def test_what_a_loop_of_the_interpreters_changes_and_is_right(body: str) -> None:
    text = HEAD + textwrap.indent(f"y = x * 2\nv = reversed([x, x + 1])\n{body}\n", " " * 8)
    found = check_source(text, filename="net.py").findings
    assert {finding.outcome for finding in found} == {"falls-back"}


@pytest.mark.parametrize(
    ("body", "name"),
    [
        ("o = [x]\nfor t in v:\n    o = o + [1]\nreturn o[0]", "sequence-grown-by-interpreter"),
        ("o = ()\nfor t in v:\n    o += (y,)\nreturn o[0]", "sequence-grown-by-interpreter"),
        ("o = [x]\nfor t in v:\n    o = [*o, t]\nreturn o[0]", "sequence-grown-by-interpreter"),
        ('o = {"a": x}\nfor t in v:\n    o["a"] += t\nreturn o["a"]', "sequence-grown-by-interpreter"),
        (
            "o = None\nfor t in v:\n    for k in (1, 2):\n        o = t * k\nreturn o[0]",
            "none-after-interpreted-loop",
        ),
        ("n = 0\nfor t in v:\n    n += 2\nreturn ops.ones((n, 2)) + x", "size-after-interpreted-loop"),
    ],
)
def test_what_a_loop_of_the_interpreters_changes_in_vain(body: str, name: str) -> None:
    text = HEAD + textwrap.indent(f"y = x * 2\nv = reversed([x, x + 1])\n{body}\n", " " * 8)
    assert name in {finding.name for finding in check_source(text, filename="net.py").findings}


@pytest.mark.parametrize(
    ("body", "is_refused"),
    [
        ("self.n = 0\nif x.sum() > 1 and self.n < 3:\n    x = x * 2\nreturn x", False),
        ("if x.sum() > 1 and self.n < 3:\n    x = x * 2\nself.n = 1\nreturn x", False),
        ("self.n = 0\nwhile x.sum() > 9 and self.n < 3:\n    x = x / 2\n    self.n += 1\nreturn x", False),
        ("if x.sum() > 1 and self.n < 3:\n    x = x * 2\nreturn x", True),
    ],
)
def test_a_kept_number_beside_a_tensor(body: str, is_refused: bool) -> None:
    """The interpreter holds an attribute in the function that sets it; then Python decides on ``and``."""
    text = HEAD + textwrap.indent(f"{body}\n", " " * 8)
    found = check_source(text, filename="net.py").findings
    assert ("mixed-boolean-operands" in {finding.name for finding in found}) is is_refused
