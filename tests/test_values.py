"""What the analysis takes parameters and results of functions for, and how sure it is."""

from __future__ import annotations

import ast
import sys
import textwrap
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from msgraph_lint import engine
from msgraph_lint.compiler.scope import Scope
from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.findings import Assumption, Confidence, Edit, Fix, Safety
from msgraph_lint.graph.code import GraphCode
from msgraph_lint.program.project import Project
from msgraph_lint.registry import registry
from msgraph_lint.source import Source
from msgraph_lint.targets import DEFAULT_TARGET
from msgraph_lint.values.value import Kind, Time, Value

pytestmark = pytest.mark.usefixtures("alone")

HEAD = """\
import numpy as np
import mindspore as ms
from mindspore import nn, ops, Tensor


"""
NET = """\
class Net(nn.Cell):
    def construct(self, x, p{rest}):
        y = {use}
        return y


"""


def value_of(name: str, text: str, *, confidence: Confidence = Confidence.HIGH) -> Value:
    """What ``name`` is in the ``construct`` of ``Net`` in ``text``."""
    project = Project.around([Path("net.py")], overlay={"net.py": Source("net.py", HEAD + text)})
    functions = GraphCode(project, DEFAULT_TARGET, confidence).functions()
    return next(f for f in functions if f.qualname == "Net.construct").name_value(name)


@pytest.mark.parametrize(
    ("call", "kind", "time"),
    [
        ("net = Net()\nnet(Tensor([1.0]), Tensor([1.0]))", Kind.TENSOR, Time.VARIABLE),
        ("net = Net()\nnet(Tensor([1.0]), p=Tensor([1.0]))", Kind.TENSOR, Time.VARIABLE),
        ("net = Net()\nnet(Tensor([1.0]), 3)", Kind.INT, Time.CONSTANT),
        ("net = Net()\nnet(Tensor([1.0]), ms.mutable(3))", Kind.INT, Time.VARIABLE),
        ("Net()(Tensor([1.0]), 'nearest')", Kind.STR, Time.CONSTANT),
        ("def main():\n    net = Net()\n    data = ops.ones((2, 3))\n    return net(data, data)", Kind.TENSOR,
         Time.VARIABLE),
        ("def make():\n    return Tensor(np.ones(3))\n\n\nNet()(make(), make())", Kind.TENSOR, Time.VARIABLE),
        ("net = Net()\nnet(Tensor([1.0]), [1, 2])", Kind.LIST, Time.CONSTANT),
        ("net = Net()\nnet(Tensor([1.0]), load())", Kind.UNKNOWN, Time.UNKNOWN),
        ("net = Net()\nnet(Tensor([1.0]), 3)\nnet(Tensor([1.0]), load())", Kind.UNKNOWN, Time.UNKNOWN),
        ("net = Net()\nnet(*batch)", Kind.UNKNOWN, Time.UNKNOWN),
        ("net = Net\nnet(Tensor([1.0]), 3)", Kind.UNKNOWN, Time.UNKNOWN),
        ("", Kind.UNKNOWN, Time.UNKNOWN),
    ],
)  # fmt: skip
def test_calls_show_what_is_passed(call: str, kind: Kind, time: Time) -> None:
    value = value_of("p", NET.format(rest="", use="x + p") + call + "\n")
    assert (value.kind, value.time) == (kind, time)


def test_calls_of_another_network_say_nothing() -> None:
    other = "class Other(nn.Cell):\n    def construct(self, x, p):\n        return x\n\n\n"
    value = value_of("p", other + NET.format(rest="", use="x") + "Other()(Tensor(1.0), Tensor(1.0))\n")
    assert value.kind is Kind.UNKNOWN


@pytest.mark.parametrize(
    ("helper", "kind"),
    [
        ("return x * 2", Kind.TENSOR),
        ("return x.shape[0]", Kind.INT),
        ("return x.shape", Kind.TUPLE),
        ("if x.ndim == 2:\n    return x\nreturn x * 2", Kind.TENSOR),
        ("if x.ndim == 2:\n    return x\nreturn None", Kind.UNION),
        ("if x.ndim == 2:\n    return x", Kind.UNION),
        ("if x.ndim == 2:\n    return x\nelse:\n    raise ValueError", Kind.TENSOR),
        ("print(x)", Kind.NONE),
        ("return self.helper(x)", Kind.UNKNOWN),
        ("yield x", Kind.UNKNOWN),
    ],
)
def test_results_of_methods(helper: str, kind: Kind) -> None:
    text = (
        "class Net(nn.Cell):\n    def construct(self, x: Tensor):\n        y = self.helper(x)\n"
        f"        return y\n\n    def helper(self, x):\n{textwrap.indent(helper, ' ' * 8)}\n"
    )
    assert value_of("y", text).kind is kind


def test_results_of_cells() -> None:
    text = (
        "class Block(nn.Cell):\n    def construct(self, x):\n        return x * 2, x.shape\n\n\n"
        "class Net(nn.Cell):\n    def __init__(self):\n        super().__init__()\n"
        "        self.block = Block()\n\n"
        "    def construct(self, x: Tensor):\n        y, shape = self.block(x)\n        return y\n"
    )
    assert value_of("y", text).kind is Kind.TENSOR
    assert value_of("shape", text).kind is Kind.TUPLE


LAYER = """\
class Net(nn.Cell):
    def __init__(self, kind=nn.ReLU):
        super().__init__()
        self.act = {layer}
        self.more = {{"a": nn.ReLU(), "n": 3}}

    def construct(self, x: Tensor, key):
        y = {use}
        return y
"""


@pytest.mark.parametrize(
    ("layer", "use", "kind"),
    [
        ("kind() if isinstance(kind, type) else kind", "self.act(x)", Kind.TENSOR),
        ("kind() if not isinstance(kind, str) else nn.Cell", "self.act(x)", Kind.TENSOR),
        ("kind() if isinstance(kind, (type, str)) else kind", "self.act(x)", Kind.TENSOR),
        ("kind() if isinstance(kind, nn.Cell) else nn.Tanh()", "self.act(x)", Kind.TENSOR),
        ("kind()", "x if isinstance(x, Tensor) else None", Kind.TENSOR),
        ("kind()", "x[0] if isinstance(x, (list, tuple)) else 3", Kind.INT),
        ("kind()", "x if isinstance(key, Tensor) else None", Kind.UNION),
        ('{"a": nn.ReLU, "b": nn.Tanh}[key]()', "self.act(x)", Kind.TENSOR),
        ('{"a": nn.ReLU, "b": nn.Tanh}[key]()', 'self.more["a"](x)', Kind.TENSOR),
        ("kind()", 'self.more["n"]', Kind.UNKNOWN),
        ("kind()", '{"a": x, "b": x + 1}["b"]', Kind.TENSOR),
        ("kind()", '{"a": x, "b": x + 1}[key]', Kind.TENSOR),
        ("kind()", '{"a": x, "b": key}[key]', Kind.UNKNOWN),
    ],
)
def test_layers_and_items_of_dicts(layer: str, use: str, kind: Kind) -> None:
    assert value_of("y", LAYER.format(layer=layer, use=use)).kind is kind


def test_result_of_a_decorated_function_is_not_known() -> None:
    text = (
        "@twice\ndef helper(x):\n    return x\n\n\nclass Net(nn.Cell):\n"
        "    def construct(self, x: Tensor):\n        y = helper(x)\n        return y\n"
    )
    assert value_of("y", text).kind is Kind.UNKNOWN


# Confidence


@pytest.mark.parametrize("use", ["x + p", "x * p + p", "ops.relu(p)", "p > 1", "p.mean()", "-p", "p[0]"])
def test_medium_takes_a_parameter_for_a_tensor(use: str) -> None:
    assert value_of("p", NET.format(rest="", use=use), confidence=Confidence.MEDIUM).kind is Kind.TENSOR


HELPER = """\
class Net(nn.Cell):
    def __init__(self, layer):
        super().__init__()
        self.layer = layer
        self.step = layer.step

    def construct(self, x, pair):
        first, second = pair
        x = x / 2
        y = {use}
        return {result}

    def helper(self, t, more):
        return t{more}


@made
def made_helper(t):
    return t


@ms.jit_forbidden_register
def python_helper(t):
    return t.asnumpy()


"""


@pytest.mark.parametrize(
    ("use", "more", "result", "kind"),
    [
        ("self.layer(x)", "", "y", Kind.TENSOR),
        ("self.layer(x, x)", "", "y + 1", Kind.TENSOR),
        ("self.layer(3)", "", "y", Kind.UNKNOWN),
        ("self.layer(x)", "", "y[0] if y is None else y", Kind.UNKNOWN),
        ("self.layer(x)", "", "[z for z in y]", Kind.UNKNOWN),
        ("made_helper(x)", "", "y", Kind.TENSOR),
        ("load(x)", "", "y", Kind.UNKNOWN),
        ("python_helper(x)", "", "y", Kind.UNKNOWN),
        ("(lambda t: t + 1)(x)", "", "y", Kind.TENSOR),
        ("self.helper(x, 1)", "", "y", Kind.TENSOR),
        ("self.helper(x, self.step)", " + more", "y", Kind.TENSOR),
        ("self.helper(self.step, x)", "", "y", Kind.UNKNOWN),
        ("x * second", "", "y", Kind.TENSOR),
    ],
)
def test_medium_follows_a_tensor(use: str, more: str, result: str, kind: Kind) -> None:
    text = HELPER.format(use=use, more=more, result=result)
    assert value_of("y", text, confidence=Confidence.MEDIUM).kind is kind


@pytest.mark.parametrize(
    ("use", "kind"),
    [
        ("first.transpose(1, 2)", Kind.TENSOR),
        ("self.step[0].view(2, 3)", Kind.TENSOR),
        ("load().states.reshape(-1)", Kind.TENSOR),
        ("first.shape", Kind.TUPLE),
        ("first.keys()", Kind.UNKNOWN),
        ("load.reshape(first)", Kind.UNKNOWN),
        ("self.step.view(2)", Kind.UNKNOWN),
    ],
)
def test_medium_takes_for_a_tensor_what_is_used_as_one(use: str, kind: Kind) -> None:
    text = HELPER.format(use=use, more="", result="y")
    assert value_of("y", text, confidence=Confidence.MEDIUM).kind is kind
    assert value_of("y", text).kind is Kind.UNKNOWN


@pytest.mark.parametrize(("use", "kind"), [("first.mean()", Kind.TENSOR), ("first is None", Kind.UNKNOWN)])
def test_medium_takes_a_name_for_a_tensor_that_is_used_as_one_elsewhere(use: str, kind: Kind) -> None:
    text = HELPER.format(use="first", more="", result=use).replace("x = x / 2", "size = first.mean()")
    assert value_of("y", text, confidence=Confidence.MEDIUM).kind is kind


def test_a_dtype_that_is_not_shown_is_float32() -> None:
    text = HEAD + (
        "class Net(nn.Cell):\n    def construct(self, x: Tensor):\n        y = x\n        if x.mean() > 0:\n"
        "            y = x.astype(ms.float16)\n        return y.sum()\n"
    )
    settings = Settings(confidence=Confidence.MEDIUM, select=frozenset({"MSG312"}))
    (found,) = check_text("net.py", text, settings).findings
    assert found.doubt == Assumption.FLOAT32.value
    assert not check_text("net.py", text.replace("float16", "float32"), settings).findings
    (found,) = check_text("net.py", text.replace("float16", "int32"), settings).findings
    assert found.doubt == Assumption.FLOAT32.value
    other = text.replace("x.astype(ms.float16)", "ops.zeros((2,), ms.int32)")
    assert not check_text("net.py", other, settings).findings


@pytest.mark.parametrize(
    "use",
    [
        "p(x)", "p.append(x)", "x[p]", "x[:p]", "x if p else x + 1", "x if not p else x + 1", "p['k']",
        "x if p is None else p", "x if p == 'mean' else x + 1", "x if p == 1 else x + 1",
        "x if type(p) == int else p", "Net(p)(x)", "x if p == True else x + 1",
        "[x for _ in range(p)]", "[x * q for q in p]", "ops.cat([*p, x])", "isinstance(p, Tensor)",
        "ops.sum(x, keepdims=p)", "x if x.ndim == 2 and p else x + 1",
    ],
)  # fmt: skip
def test_not_one_that_is_used_otherwise(use: str) -> None:
    assert value_of("p", NET.format(rest="", use=use), confidence=Confidence.MEDIUM).kind is Kind.UNKNOWN


def test_functions_that_call_each_other_are_evaluated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Outside graph code too: MindFormers' loaders never came to an end."""
    names = [f"load_{number}" for number in range(6)]
    calls = "\n".join(f"    if kind == '{name}':\n        return {name}(kind)" for name in names)
    text = "".join(f"def {name}(kind):\n{calls}\n    return Net()\n\n\n" for name in names)
    text = NET.format(rest="", use="x + p") + text + "net = load_0('a')\nnet(load_1('b'), 1)\n"
    evaluated = Counter[ast.Call]()
    evaluate = Scope._value_of_call

    def counted(self: Scope, node: ast.Call) -> Value:
        evaluated[node] += 1
        return evaluate(self, node)

    monkeypatch.setattr(Scope, "_value_of_call", counted)
    value_of("p", text)
    check_text("net.py", HEAD + text, Settings())
    assert evaluated
    assert max(evaluated.values()) <= 10


BLOCKS = """\
import mindspore as ms
from mindspore import Tensor, nn

class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(4, 4, 3)
        self.norm = nn.BatchNorm2d(4)
        self.relu = nn.ReLU()
    def construct(self, x):
        x = Tensor(self.conv(x).asnumpy())
        x = self.norm(x)
        x = self.relu(x)
        return x

class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = Block()
        self.second = Block()
    def construct(self, x):
        x = self.first(x)
        return self.second(x)
"""


def test_what_the_interpreter_makes_comes_around() -> None:
    """The block gets what it gives, and so does whatever in it needs the shape."""
    found = check_text("net.py", BLOCKS, Settings(select=frozenset({"MSG672"}))).findings
    assert [each.message.partition(" needs")[0] for each in found] == ["`self.norm`"]


def test_nor_one_with_a_default() -> None:
    text = NET.format(rest="=2", use="x + p")
    assert value_of("p", text, confidence=Confidence.MEDIUM).kind is Kind.INT
    text = NET.format(rest="=None", use="x + p")
    assert value_of("p", text, confidence=Confidence.MEDIUM).kind is Kind.UNKNOWN


BRANCH = (
    "class Net(nn.Cell):\n    def construct(self, x, b):\n        c = None\n        if b > 1:\n"
    "            c = x * 2\n        return c\n"
)


def test_findings_of_medium_confidence_are_left_out_on_demand() -> None:
    text = HEAD + BRANCH
    assert check_text("net.py", text, Settings(confidence=Confidence.HIGH)).findings == []
    (found,) = check_text("net.py", text, Settings()).findings
    assert (found.code, found.confidence) == ("MSG403", Confidence.MEDIUM)
    called = f"{text}\n\nNet()(Tensor([1.0]), Tensor(2))\n"
    (found,) = check_text("net.py", called, Settings(confidence=Confidence.MEDIUM)).findings
    assert (found.code, found.confidence) == ("MSG403", Confidence.HIGH)


RESTING = """\
class Net(nn.Cell):
    def __init__(self, mode):
        super().__init__()
        self.mode = mode

    def construct(self, x{annotation}):
        {guard}
        return x + len(x.tolist())
"""


@pytest.mark.parametrize(
    ("annotation", "guard", "doubts"),
    [
        (": Tensor", "x = x + 1", []),
        (": Tensor", "if x.ndim > 4:\n            raise ValueError('rank')", []),
        (": Tensor", "if x.ndim > 4:\n            return x", [Assumption.REACHED]),
        (": Tensor", "if self.mode:\n            return x", [Assumption.REACHED]),
        (": Tensor", "if None is not None:\n            return x", []),
        (": Tensor", "if x.sum() > 4:\n            x = x + 1", []),
        ("", "x = ops.relu(x)", []),
        ("", "x = x / 2", [Assumption.TENSOR]),
        ("", "if self.mode:\n            return x", [Assumption.TENSOR, Assumption.REACHED]),
    ],
)
def test_a_finding_says_what_it_rests_on(annotation: str, guard: str, doubts: list[Assumption]) -> None:
    text = HEAD + RESTING.format(annotation=annotation, guard=guard).replace("x.tolist", "(x * 2).tolist")
    settings = Settings(confidence=Confidence.MEDIUM, select=frozenset({"MSG624"}))
    (found,) = check_text("net.py", text, settings).findings
    assert found.doubt == " and ".join(each.value for each in doubts)
    shown = check_text("net.py", text, replace(settings, confidence=Confidence.HIGH)).findings
    assert [each.code for each in shown] == ([] if doubts else ["MSG624"])


def test_what_is_shown_not_to_be_reached_is_not_assumed_to_be() -> None:
    text = HEAD + RESTING.format(annotation=": Tensor", guard="if None is None:\n            return x")
    settings = Settings(confidence=Confidence.MEDIUM, select=frozenset({"MSG624"}))
    assert not check_text("net.py", text, settings).findings


def test_a_change_of_one_of_two_objects_is_of_medium_confidence() -> None:
    text = (
        HEAD
        + """
class Net(nn.Cell):
    def construct(self, x: ms.Tensor):
        y = x * 1
        z = y if x.sum() > 5 else ops.relu(y)
        z[0] = 9.0
        return y + z
"""
    )
    (found,) = check_text("net.py", text, Settings()).findings
    assert (found.code, found.confidence) == ("MSG702", Confidence.MEDIUM)
    assert found.doubt == "`z` may be another object"
    assert check_text("net.py", text.replace("y + z", "z"), Settings()).findings == []


def test_fixes_of_medium_confidence_are_unsafe(monkeypatch: pytest.MonkeyPatch) -> None:
    fix = Fix("Fix it", (Edit(0, 0, ""),), Safety.SAFE)
    monkeypatch.setitem(registry()["MSG403"].__dict__, "fixer", lambda _: fix)
    (found,) = check_text("net.py", HEAD + BRANCH, Settings(confidence=Confidence.MEDIUM)).findings
    assert found.fix == replace(fix, safety=Safety.UNSAFE, reason=Assumption.TENSOR.value)


@pytest.mark.parametrize(
    ("line", "is_said"),
    [
        ("ms.set_context(jit_syntax_level=ms.STRICT)", True),
        ('ms.set_context(jit_config={"jit_syntax_level": "STRICT"})', True),
        ("ms.set_context(jit_syntax_level=ms.LAX)", False),
        ("# ms.set_context(jit_syntax_level=ms.STRICT)", False),
    ],
)
def test_the_project_says_strict(line: str, is_said: bool) -> None:
    text = f"{HEAD}{line}\n"
    place = ["net.py:6 sets jit_syntax_level to STRICT; check for it with --jit-syntax-level STRICT"]
    assert check_text("net.py", text, Settings()).notes == (place if is_said else [])
    assert check_text("net.py", text, Settings(level_is_chosen=True)).notes == []


LEFT = """\
class Net(nn.Cell):
    def __init__(self, start):
        super().__init__()
        self.first, self.second = nn.ReLU(), nn.Tanh()
        self.layers, self.start = nn.CellList([nn.ReLU(), nn.Tanh()]), start

    def construct(self, x: Tensor):
        for layer in [self.first, self.second]:
            if x.mean() > 100.0:
                return {value}
            x = layer(x)
        return x
"""


@pytest.mark.parametrize(("value", "codes"), [("(x, x)", ["MSG313"]), ("None", ["MSG403"]), ("x * 2", [])])
def test_a_loop_over_layers_may_be_left_with_another_kind(value: str, codes: list[str]) -> None:
    """MindSpore unrolls it, and joins what is returned: `(x, x)` does not compile, `None` falls back."""
    text = HEAD + LEFT.format(value=value)
    assert [finding.code for finding in check_text("net.py", text, Settings()).findings] == codes
    may_never_run = text.replace("in [self.first, self.second]", "in self.layers[self.start:]")
    assert check_text("net.py", may_never_run, Settings()).findings == []


def test_property_that_gives_a_parameter() -> None:
    text = HEAD + textwrap.dedent("""\
        class Net(nn.Cell):
            def __init__(self):
                super().__init__()
                self.weight = ms.Parameter(Tensor(1.0), name="weight")
                self._factor = 1.0

            @property
            def scale(self):
                return self.weight

            @scale.setter
            def scale(self, value):
                self.weight = value

            @property
            def factor(self):
                return self._factor

            @factor.setter
            def factor(self, value):
                self._factor = value

            def construct(self, x: Tensor):
                self.scale = x.mean()
                self.factor = 2.0
                return x * self.weight * self._factor
        """)
    found = check_text("net.py", text, Settings()).findings
    assert [(each.code, each.start[0]) for each in found] == [("MSG230", 30)]


AGAIN = {
    "helper": """\
def widen(x):
    if x.ndim > 6:
        raise ValueError("rank")
    def inner(t, bias=0.0):
        return t * 0.5 + bias
    x = inner(x, bias=1.0)
    for _ in range(2):
        z = x[:1].expand(*x.shape)
        x = x + z
    return x


class Net(nn.Cell):
    def construct(self, x: Tensor):
        x = widen(x)
        y = ops.maximum(x, x)
        d0, d1 = y.shape
        z = widen(y.reshape(d0, d1))
        return z
""",
    "layers": """\
class Block(nn.Cell):
    def __init__(self, act=nn.ReLU):
        super().__init__()
        self.act = act()

    def construct(self, x, mask=None):
        assert x.ndim == 2, "rank"
        x = x + x.mean()
        if mask is not None:
            x = x + mask
        y = self.act(x)
        return y


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.CellList([Block(nn.GELU) for _ in range(2)])

    def construct(self, x: Tensor):
        for layer in self.blocks:
            x = layer(x)
        return x
""",
}


def answers(text: str, first: int) -> dict[tuple[str, int, int], Kind]:
    """What each name in graph code is, when the one in place ``first`` is asked for before all others."""
    project = Project.around([Path("net.py")], overlay={"net.py": Source("net.py", HEAD + text)})
    asked = [
        (function, node)
        for function in GraphCode(project, DEFAULT_TARGET).functions()
        for node in function.info.nodes
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    ]
    start = first % len(asked)
    asked = asked[start:] + asked[:start]
    return {(n.id, n.lineno, n.col_offset): function.value(n).kind for function, n in asked}


@pytest.mark.parametrize("text", AGAIN.values(), ids=AGAIN)
def test_what_a_function_returns_may_be_given_to_it_again(text: str) -> None:
    known = answers(text, 0)
    assert all(known[key] is Kind.TENSOR for key in known if key[0] in "xyzt")
    for first in range(1, len(known)):  # whoever asks first, most of it is known, and nothing is wrong
        found = answers(text, first)
        assert all(found[key] in (known[key], Kind.UNKNOWN) for key in known)
        assert sum(found[key] is known[key] for key in known) >= len(known) - 3


def test_what_a_function_is_given_later_counts() -> None:
    text = (
        "def pick(feats):\n    return feats[0]\n\n\n"
        "class Net(nn.Cell):\n    def construct(self, x: Tensor):\n"
        "        y = pick([x, x])\n        z = pick(y)\n        return z\n"
    )
    for first in range(8):
        kinds = {kind for (name, *_), kind in answers(text, first).items() if name == "feats"}
        assert kinds <= {Kind.UNION, Kind.UNKNOWN}


def test_names_of_a_module_may_need_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """They were looked for in each other until Python had enough of it."""
    evaluated = Counter[ast.expr]()
    evaluate = Scope._evaluate

    def counted(scope: Scope, node: ast.expr) -> Value:
        evaluated[node] += 1
        return evaluate(scope, node)

    monkeypatch.setattr(Scope, "_evaluate", counted)
    made = "boxes = np.ones(3)\nboxes = Tensor(boxes)\nNet()(boxes, boxes)\n"
    assert value_of("p", NET.format(rest="", use="x + p") + made).kind is Kind.TENSOR
    assert max(evaluated.values()) <= 4


def test_what_is_too_far_away_is_not_taken_to_be_unknown_for_good() -> None:
    helpers = [f"def f{n}(x):\n    y = f{n + 1}(x)\n    return y\n\n\n" for n in range(200)]
    text = "".join([*helpers, "def f200(x):\n    return ops.relu(x)\n\n\n", NET.format(rest="", use="f0(x)")])
    project = Project.around([Path("net.py")], overlay={"net.py": Source("net.py", HEAD + text)})
    functions = GraphCode(project, DEFAULT_TARGET).functions()
    construct = next(f for f in functions if f.qualname == "Net.construct")
    assert construct.name_value("y").kind is Kind.UNKNOWN
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(5_000)
    try:
        assert construct.name_value("y").kind is Kind.TENSOR
    finally:
        sys.setrecursionlimit(limit)


def test_it_is_the_same_how_far_away_whoever_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "_DEEPEST", 800)

    def found(helpers: int, calls_around: int = 0) -> list[str]:
        if calls_around:
            return found(helpers, calls_around - 1)
        made = [f"def f{n}(x):\n    y = f{n + 1}(x)\n    return y\n\n\n" for n in range(helpers)]
        last = f"def f{helpers}(x):\n    return ops.relu(x)\n\n\n"
        text = "".join([HEAD, *made, last, NET.format(rest="", use="f0(x)\n        y = y.transpose(1, 2)")])
        report = check_text("net.py", text, Settings(confidence=Confidence.HIGH))
        return [finding.code for finding in report.findings]

    told = {helpers: found(helpers) for helpers in range(26, 46, 2)}
    assert [] in told.values()
    assert ["MSG655"] in told.values()
    assert told == {helpers: found(helpers, 300) for helpers in told}


@pytest.mark.parametrize(
    ("made", "kind"),
    [
        ("F.tuple_getitem(F.make_tuple(x, 3), 1)", Kind.INT),
        ("F.list_getitem(F.make_list(x, 3), 0)", Kind.TENSOR),
        ("F.tuple_len(F.make_tuple(x, 3))", Kind.INT),
        ("F.tuple_getitem(x, 1)", Kind.TENSOR),
        ("F.tuple_getitem(helper(x), 1)", Kind.FUNCTION),
    ],
)
def test_what_functions_make_that_stand_for_displays(made: str, kind: Kind) -> None:
    helper = (
        "from mindspore.ops import functional as F\n\n\ndef helper(x):\n    return F.make_tuple(x, helper)\n"
    )
    net = f"class Net(nn.Cell):\n    def construct(self, x):\n        made = {made}\n        return made\n"
    text = f"{helper}\n\n{net}\n\nNet()(Tensor([1.0]))\n"
    assert value_of("made", text, confidence=Confidence.MEDIUM).kind is kind


@pytest.mark.parametrize(("asked", "is_told"), [("isinstance(first, list)", False), ("first > 2", True)])
def test_change_of_a_deque_where_its_item_is_asked_for_its_type(asked: str, is_told: bool) -> None:
    """The interpreter asks, and nobody knows what it answers: where it is met, the deque is lost."""
    lines = ["queue = deque([x])", "first = queue.popleft()", f"if {asked}:", "    queue.append(first)"]
    body = "".join(f"        {line}\n" for line in (*lines, "return x + len(queue)"))
    text = f"from collections import deque\n{HEAD}class Net(nn.Cell):\n    def construct(self, x):\n{body}"
    settings = Settings(confidence=Confidence.MEDIUM)
    found = [each.rule.code for each in check_text("net.py", text, settings).findings]
    assert ("MSG683" in found) is is_told
