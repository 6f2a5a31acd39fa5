"""Lists and dicts that the interpreter made, or that hold what it made: what MindSpore 2.10 does at LAX.

STRICT and MindSpore 2.0 refuse what makes such values, so most of these are no cases of one rule.
"""

from __future__ import annotations

import textwrap

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.targets import Target

pytestmark = pytest.mark.usefixtures("alone")

HEAD = """\
import numpy as np
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(4, 4)

    def scaled(self, x, items):
        for item in items:
            x = x * item
        return x

    def construct(self, x: Tensor):
        new = Tensor(x.asnumpy())
        sizes = x.asnumpy().tolist()[0]
        infos = [{'a': x, 'b': x * 2}, {'a': x + 1, 'b': x}]
"""
MADE = {"MSG601", "MSG624", "MSG627"}
"""What says that the interpreter makes it."""


def codes(body: str) -> set[str]:
    text = HEAD + textwrap.indent(body, " " * 8)
    found = check_text("net.py", text, Settings(target=Target.parse("2.10"))).findings
    return {each.code for each in found} - MADE


@pytest.mark.parametrize("start", ["[]", "[1]"])
@pytest.mark.parametrize(
    "change", ["items.extend(sizes)", "items.insert(0, sizes[0])", "items.extend([sizes[0]])"]
)
@pytest.mark.parametrize(
    ("use", "code"),
    [
        ("for item in items:\n    x = x * item\nreturn x", "MSG758"),
        ("return x * len(items)", "MSG758"),
        ("return x * sum(items)", "MSG758"),
        ("return self.scaled(x, items)", "MSG758"),
        ("other = items\nreturn x * len(other)", "MSG758"),
        ("return x * len(items[:5])", "MSG758"),
        ("return x * len(items + [1])", "MSG758"),
        ("if items:\n    x = x * 2\nreturn x", ""),
        ("if len(items) > 0:\n    x = x * 2\nreturn x", ""),
        ("return x * items[-1]", ""),
        ("return x", ""),
    ],
)
def test_next_call_finds_what_was_put_in(start: str, change: str, use: str, code: str) -> None:
    assert codes(f"items = {start}\n{change}\n{use}\n") == ({code} if code else set())


@pytest.mark.parametrize("change", ["items.append(sizes[0])", "items += sizes", "items = items + sizes"])
def test_new_lists_are_made_in_each_call(change: str) -> None:
    assert not codes(f"items = []\n{change}\nreturn x * len(items)\n")


@pytest.mark.parametrize(
    "change", ["append(1.0)", "extend([1.0])", "insert(0, 1.0)", "reverse()", "clear()", "pop()"]
)
def test_list_of_constants_becomes_the_interpreters(change: str) -> None:
    assert "MSG232" in codes(f"items = [1]\nitems.extend(sizes)\nitems.{change}\nreturn x * len(items)\n")
    assert "MSG232" not in codes(
        f"items = []\nitems.append(sizes[0])\nitems.{change}\nreturn x * len(items)\n"
    )


@pytest.mark.parametrize(
    ("use", "code"),
    [
        ("sizes.pop()\nreturn x * len(sizes)", "MSG232"),
        ("sizes.pop(0)\nreturn x * sizes[0]", "MSG232"),
        ("last = sizes.pop()\nreturn x * last", "MSG232"),
        ("last = sizes.pop()\nreturn x * len(sizes)", "MSG232"),
        ("if x.shape[0] == 2:\n    sizes.pop()\nreturn x * len(sizes)", "MSG232"),
        ("last = sizes.pop()\nreturn x", ""),
        ("sizes.pop()\nreturn x", ""),
        ("return x * sizes.pop()", ""),
        ("last = sizes.pop() * 2\nreturn x * last", ""),
        ("last = float(sizes.pop())\nreturn x * last", ""),
        ("return sizes.pop()", ""),
        ("sizes.remove(sizes[0])\nreturn x * sizes[0]", "MSG223"),
        ("sizes.remove(sizes[0])\nreturn x * len(sizes)", ""),
        ("sizes.sort(reverse=True)\nreturn x * sizes[0]", "MSG224"),
    ],
)
def test_what_becomes_of_a_list_of_the_interpreter(use: str, code: str) -> None:
    assert codes(f"{use}\n") == ({code} if code else set())


@pytest.mark.parametrize(
    ("use", "code"),
    [
        ("for info in infos:\n    info['a'] = new\n    x = x + info['b']\nreturn x", "MSG748"),
        ("infos[0]['a'] = new\nreturn x + infos[0]['b']", "MSG748"),
        ("for info in infos:\n    info['a'] = new\nreturn x", ""),
        ("for info in infos:\n    info['a'] = new\nreturn x + infos[0]['b']", ""),
        ("infos[0]['a'] = new\nreturn x", ""),
    ],
)
def test_item_is_put_into_a_dict(use: str, code: str) -> None:
    assert codes(f"{use}\n") & {"MSG748"} == ({code} if code else set())


@pytest.mark.parametrize(
    ("call", "is_refused"),
    [
        ("ops.max(new)", False),
        ("ops.max(new, axis=0)", True),
        ("ops.min(new, 1)", True),
        ("ops.topk(new, 2)", False),
        ("ops.topk(new, 2, dim=None)", False),
        ("ops.topk(new, 2, dim=-1)", True),
        ("ops.topk(new, 2, -1)", True),
        ("ops.topk(new, 2, largest=False)", False),
        ("ops.sort(new, axis=0)", False),
    ],
)
def test_functions_that_need_the_shape_beside_some_arguments(call: str, is_refused: bool) -> None:
    assert ("MSG672" in codes(f"found = {call}\nreturn found[0] + 1\n")) is is_refused
