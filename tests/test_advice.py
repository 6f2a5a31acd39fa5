"""The advice fits the code at hand: its nouns, its functions, its places."""

from __future__ import annotations

from dataclasses import replace

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.targets import Target

HEAD = """\
import contextlib, copy, logging, math, random
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops

class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 1

    def construct(self, x):
        return x

class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block, self.mode, self.sizes, self.names = Block(), "train", [1], {"a": 1}
        self.dense, self.conv, self.norm = nn.Dense(2, 2), nn.Conv2d(1, 1, 1), nn.GroupNorm(1, 2)
        self.weight = Parameter(Tensor([[1.0, 2.0], [3.0, 4.0]]), name="w")
        self.rng = random.Random(1)

    def construct(self, x: Tensor):
"""
PASS_OR_ASSIGN = "pass the value to that Cell as an argument, or make it a Parameter and use `ops.assign`"
DROP = "drop `Tensor(…)`: `x.mean()` is a Tensor"
COLLECT = "collect them in `__init__`: `self.weights = ParameterTuple(self.dense.trainable_params())`"
ASK_BEFORE = "ask in `__init__`, and keep the answer on `self`"
JIT = "@ms.jit\ndef run(x: Tensor, mode='train'):\n"


def advice(
    code: str, body: str, *, head: str = HEAD, target: str = "2.10", unfixable: bool = False
) -> list[str]:
    """What is advised for ``code`` in a function that holds ``body``."""
    indent = "        " if head is HEAD else "    "
    start = head if head is HEAD else HEAD[: HEAD.index("class Block")] + head
    text = start + "".join(f"{indent}{line}\n" for line in body.splitlines())
    settings = Settings(target=Target.parse(target), select=frozenset({code}))
    if unfixable:
        settings = replace(settings, fixable=frozenset())
    report = check_text("model.py", text, settings)
    assert not report.errors
    return [finding.advice for finding in report.findings]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("y = x * 2\ndel y", "remove the statement"),
        ("y = x * 2\nz = x\ndel y, (z, x)", "remove the statement"),
        ("global LAST\ndel LAST", "delete the global outside graph code"),
        ("del self.mode", "keep the attribute, or delete it outside graph code"),
        ("y = x\nd = {'a': x}\ndel y, d['a']", "make a new dict without the key"),
        ("d = [x, x]\ndel d[0]", "make a new list without the item"),
        ("d = [x, x, x]\ndel d[:2]", "make a new list without the items"),
        ("del self.names['a']", "delete it outside graph code, or make a new local dict without it"),
    ],
)
def test_what_to_do_instead_of_del(body: str, expected: str) -> None:
    assert advice("MSG101", body, unfixable=True) == [expected]


@pytest.mark.parametrize(
    ("body", "target", "expected"),
    [
        (
            "self.dense.weight = self.weight",
            "2.10",
            "call `ops.dense` with the weights instead of `self.dense`",
        ),
        (
            "self.conv.weight = self.weight",
            "2.0",
            "call `ops.conv2d` with the weights instead of `self.conv`",
        ),
        (
            "self.norm.gamma = self.weight",
            "2.7",
            "call `ops.group_norm` with the weights instead of `self.norm`",
        ),
    ],
)
def test_a_layer_with_other_weights_is_a_function(body: str, target: str, expected: str) -> None:
    assert advice("MSG203", body, target=target) == [expected]


def test_only_functions_that_the_version_has() -> None:
    (found,) = advice("MSG203", "self.norm.gamma = self.weight", target="2.0")
    assert "group_norm" not in found


@pytest.mark.parametrize(
    ("code", "body", "expected"),
    [
        ("MSG203", "self.block.scale = 2", PASS_OR_ASSIGN),
        ("MSG204", "self.sizes[0] = x", "keep the list in a local name and return it"),
        ("MSG206", "self.sizes.append(2)", "collect in a local list and return it"),
        ("MSG206", "self.names.update({'b': 2})", "collect in a local dict and return it"),
        ("MSG527", "return x + Tensor(x.mean())", DROP),
        ("MSG527", "return x + Tensor(x.mean(), ms.float16)", f"{DROP}; cast it with `.astype(ms.float16)`"),
        ("MSG603", "return x + Tensor(np.sqrt(x))", "call `ops.sqrt`"),
        ("MSG612", "return x * math.degrees(x.sum())", "compute with functions of `mindspore.ops`"),
        ("MSG613", "if all(x > 0):\n    x = x + 1\nreturn x", "write `(x > 0).all()`"),
        ("MSG618", "text = str(x * 2)\nreturn x", "print the Tensor itself: `print(x * 2)`"),
        ("MSG622", "return copy.copy(x + 1)", "write `(x + 1).copy()`"),
        ("MSG105", "with contextlib.nullcontext():\n    return x", "drop the `with`: it does nothing"),
        ("MSG605", "self.dense.trainable_params()", COLLECT),
        ("MSG740", "return x + random.gauss(0, 1)", "use `ops.randn`, or pass the number as an argument"),
        ("MSG744", "if self.rng.random() < 0.5:\n    x = x * 2\nreturn x", "pass the number as an argument"),
        ("MSG619", "if self.mode.isalpha():\n    x = x * 2\nreturn x", ASK_BEFORE),
    ],
)
def test_the_code_at_hand(code: str, body: str, expected: str) -> None:
    assert advice(code, body) == [expected]


def test_no_init_where_there_is_none() -> None:
    expected = ["ask outside graph code, and keep the answer under a name of the module"]
    assert advice("MSG619", "if mode.isalpha():\n    x = x * 2\nreturn x", head=JIT) == expected


def test_a_loop_without_a_condition_is_one_that_a_tensor_ends() -> None:
    body = "while True:\n    x = ops.cat((x, x))\n    if {}:\n        break\nreturn x"
    expected = ["write `for _ in range(most):`, and `if …: break` for what ends it before"]
    assert advice("MSG339", body.format("x.sum() > 9")) == expected
    assert not advice("MSG339", body.format("x.shape[0] > 9"))


def test_a_change_in_vain_says_what_the_container_keeps() -> None:
    text = HEAD + "        self.sizes.append(2)\n        return x\n"
    report = check_text("model.py", text, Settings(target=Target.parse("2.10"), select=frozenset({"MSG206"})))
    message = (
        "`self.sizes.append` changes nothing: the list keeps the contents from when the graph was compiled"
    )
    assert [finding.message for finding in report.findings] == [message]


@pytest.mark.parametrize(
    ("code", "call"),
    [
        ("MSG638", "self.weight.tolist()"),
        ("MSG638", "self.weight.stride()"),
        ("MSG640", "self.weight.register_hook(print)"),
        ("MSG640", "ops.relu(x).move_to('CPU')"),
        ("MSG664", "ops.relu(x).requires_grad_()"),
        ("MSG664", "ops.relu(x).untyped_storage()"),
        ("MSG624", "Tensor([1.0, 2.0]).tolist()"),
    ],
)
def test_methods_that_mindspore_2_0_does_not_have(code: str, call: str) -> None:
    """So no case can hold them: each case runs in PyNative on every version."""
    assert len(advice(code, f"y = {call}\nreturn x")) == 1
