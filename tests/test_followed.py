"""Values that graph code gets by `partial` objects, views of dicts, nested functions, `in`, and `Tensor(…)`.

Each program was run by MindSpore 2.10.0 at LAX.
"""

from __future__ import annotations

import textwrap

import pytest

from msgraph_lint import check_source

pytestmark = pytest.mark.usefixtures("alone")

HEAD = """\
from functools import partial

import mindspore as ms
from mindspore import Tensor, nn, ops

NORM = partial(nn.LayerNorm, epsilon=1e-6)


"""
PART = """\
class Part(nn.Cell):
    def __init__(self{parameters}):
        super().__init__()
        self.norm = {norm}
        self.drop = partial(ops.dropout, p=0.0)

    def construct(self, x: Tensor):
        return self.drop(self.norm(x))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.parts = nn.CellList([{part}, {part}])

    def construct(self, x: Tensor):
        for part in self.parts:
            x = part(x)
        return x
"""
NET = """\
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.names = ["a", "bb"]

    def put(self, t, name, cache):
        cache[name] = t * 2
        return t

    def construct(self, x: Tensor):
"""


def told(body: str) -> set[str]:
    """The codes of what is told of ``construct`` with ``body``."""
    text = HEAD + NET + textwrap.indent(f"{body}\n", " " * 8)
    return {finding.code for finding in check_source(text, filename="net.py").findings}


@pytest.mark.parametrize(
    ("parameters", "norm", "part"),
    [
        ("", "nn.LayerNorm((4,))", "Part()"),
        ("", "partial(nn.LayerNorm, epsilon=1e-6)((4,))", "Part()"),
        ("", "NORM((4,))", "Part()"),
        (", norm=partial(nn.LayerNorm, epsilon=1e-6)", "norm((4,))", "Part()"),
        (", norm=nn.LayerNorm", "norm((4,))", "Part(norm=NORM)"),
        (", norm=None", "(norm or NORM)((4,))", "Part()"),
    ],
)
def test_layers_of_partial_objects(parameters: str, norm: str, part: str) -> None:
    text = HEAD + PART.format(parameters=parameters, norm=norm, part=part)
    assert "MSG672" in {finding.code for finding in check_source(text, filename="net.py").findings}


@pytest.mark.parametrize(
    "loop",
    ["for k, v in d.items():", "for k in d.keys():", "for k in d:", "for i, (k, v) in enumerate(d.items()):"],
)
def test_the_length_of_a_key(loop: str) -> None:
    assert told(f'd = {{"a": x}}\n{loop}\n    x = x * len(k)\nreturn x') == {"MSG620"}


@pytest.mark.parametrize(
    "body",
    [
        'd = {"a": x, "b": x * 2}\nfor k, v in d.items():\n    x = x + v\nreturn x',
        'd = {"a": x, "b": None}\nfor v in d.values():\n    if v is not None:\n        x = x + 1\nreturn x',
        'd = {"a": x, "b": x * 2}\nreturn tuple(d.values())[1]',
        'd = {"a": x, "b": x * 2}\nfor k in d:\n    x = x + d[k] if k in ("a", "z") else x\nreturn x',
        'd = {"a": (x, 1)}\nfor k, (a, b) in d.items():\n    x = x + a * b\nreturn x',
    ],
)
def test_views_of_dicts(body: str) -> None:
    assert told(body) == set()


NESTED_DICT = 'cache = {}\n\ndef step(t, name):\n    cache[name] = t * 2\n    return t\n\na = step(x, "a")\n'
NESTED_LIST = "items = []\n\ndef step(t):\n    items.append(t * 2)\n    return t\n\na = step(x)\n"


@pytest.mark.parametrize(
    "body",
    [
        NESTED_DICT + 'return a + cache["a"]',
        NESTED_LIST + "return a + items[0]",
        NESTED_LIST + "return a + items[-1]",
        'cache = {}\na = self.put(x, "a", cache)\nreturn a + cache["a"]',
    ],
)
def test_containers_that_stay_empty_and_are_read(body: str) -> None:
    assert told(body) == {"MSG733"}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (NESTED_DICT + "return a * len(cache)", "MSG717"),
        (NESTED_LIST + "return a * len(items)", "MSG717"),
        (NESTED_DICT + "return a + sum(cache.values())", "MSG717"),
        ('cache = {}\na = self.put(x, "a", cache)\nreturn a * len(cache)', "MSG701"),
        (NESTED_DICT + "return a", ""),
        (NESTED_LIST + "return a", ""),
    ],
)
def test_containers_that_stay_empty(body: str, code: str) -> None:
    assert told(body) == ({code} if code else set())


SEEN = "seen = [{}]\nfor i in range(3):\n    v = x[i].sum()\n    if v not in seen:\n        seen.append(v)\n"


@pytest.mark.parametrize("first", ["", "x.min()"])
def test_items_that_are_not_there_yet(first: str) -> None:
    assert told(SEEN.format(first) + "return ops.stack(seen)") == {"MSG324"}
    assert told(SEEN.format(first) + "return x * len(seen)") == set()


@pytest.mark.parametrize("use", ["return x * len(items)", "for item in items:\n    x = x + item\nreturn x"])
def test_items_of_which_one_is_sought(use: str) -> None:
    assert told(f"items = []\nv = x.sum()\nif v in [x.max()]:\n    items.append(v)\n{use}") == {"MSG340"}


VARYING = [
    "vals = []\nfor row in x:\n    vals.append(row.max().item())",
    "vals = []\nfor i in range(3):\n    vals.append(int(x[i].sum()))",
    "vals = [row.max() for row in x]",
    "vals = []\nfor row in x:\n    vals = vals + [row.max().item()]",
    "vals = []\nfor row in x:\n    vals += [float(row.max())]",
    "vals = [0.0, 0.0]\nvals[1] = x.sum().item()",
]


@pytest.mark.parametrize("vals", VARYING)
def test_a_tensor_of_what_varies(vals: str) -> None:
    assert told(f"{vals}\nreturn Tensor(vals)") == {"MSG526"}
    assert told(f"{vals}\nreturn Tensor(vals, ms.float32).sum() + x") == {"MSG527"}


@pytest.mark.parametrize(
    "vals",
    [
        "vals = []\nfor i in range(3):\n    vals.append(i * 2)",
        "vals = [row.shape[0] for row in x]",
        "vals = [0.0, 0.0]\nvals[1] = 3.0",
        "vals = [0, int(x.sum())][:1]",
        "vals = list(x.shape)",
    ],
)
def test_a_tensor_of_constants(vals: str) -> None:
    assert told(f"{vals}\nreturn Tensor(vals)") == set()


@pytest.mark.parametrize(
    ("body", "is_told"),
    [
        ("items = [3.0, 7.0]\nitems.reverse()\nreturn x + items[-1]", True),
        ("items = [3.0]\nitems.insert(0, 2.0)\nfor item in items:\n    x = x + item\nreturn x", True),
        ("items = [3.0]\nitems.insert(0, 2.0)\nreturn x + sum(items)", True),
        ("items = [3.0]\nitems.insert(0, 2.0)\nreturn Tensor(items)", True),
        ("items = []\nitems.extend([1.0, 2.0])\nreturn ms.tensor(items)", True),
        ("items = [3.0]\nitems.insert(0, 2.0)\nreturn x + items[0]", False),
        ("items = [3.0, 7.0]\nitems.reverse()\nreturn x + sum(items)", False),
        ("items = [3.0]\nitems.append(2.0)\nreturn Tensor(items) + x.sum()", False),
    ],
)
def test_items_of_constants_that_move(body: str, is_told: bool) -> None:
    assert ("MSG713" in told(body)) is is_told
