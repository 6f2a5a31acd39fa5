"""Fixes that are not safe, or not offered, because PyNative would tell the difference.

What graph code refuses anyway, and what fails in PyNative, is no case for the oracle: hence these few.
"""

from __future__ import annotations

import textwrap

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.findings import Safety
from msgraph_lint.targets import Target

pytestmark = pytest.mark.usefixtures("alone")

HEAD = "import mindspore as ms\nfrom mindspore import nn, ops\n"
MATH = "import math\n"


def offered(
    code: str, body: str, before: str = "", after: str = "", version: str = "2.10"
) -> list[Safety | None]:
    """The safety of the fixes for ``code`` in a ``construct`` with ``body``."""
    text = f"{HEAD}{before}\n\nclass Net(nn.Cell):\n    def construct(self, x, y=None):\n"
    text += textwrap.indent(textwrap.dedent(body).strip("\n"), " " * 8) + "\n" + after
    settings = Settings(target=Target.parse(version), select=frozenset({code}))
    found = check_text("model.py", text, settings).findings
    assert found
    return [finding.fix.safety if finding.fix is not None else None for finding in found]


@pytest.mark.parametrize(
    ("body", "safety"),
    [
        ("z = x\ndel z\nreturn x", Safety.SAFE),
        ("for z in (1, 2):\n    x = x + 1\n    del z\nreturn x", Safety.SAFE),
        ("for i in range(3):\n    z = x\n    del z\nreturn x", Safety.SAFE),
        ("z = x\nfor i in range(3):\n    del z\nreturn x", Safety.UNSAFE),
        ("z = x\nfor i in range(3):\n    if i > 1:\n        z = x\n    del z\nreturn x", Safety.UNSAFE),
        ("if y is None:\n    z = x\ndel z\nreturn x", Safety.UNSAFE),
        ("if y is None:\n    z = x\nelse:\n    z = y\ndel z\nreturn x", Safety.SAFE),
        ("z = x\nf = lambda: z\ndel z\nreturn f()", Safety.UNSAFE),
        ("z = x\ng = (z for _ in range(2))\ndel z\nreturn list(g)", Safety.UNSAFE),
        ("z = x\ndel z\nreturn x, locals()", Safety.UNSAFE),
        ("del z\nreturn x", None),
        ("global scale\nx = x * scale\ndel scale\nreturn x", None),
    ],
)
def test_delete(body: str, safety: Safety | None) -> None:
    assert offered("MSG101", body, before="scale = 2\n") == [safety]


def test_each_of_two_deletes_is_unsafe() -> None:
    assert offered("MSG101", "z = x\ndel z\ndel z\nreturn x") == [Safety.UNSAFE, Safety.UNSAFE]


@pytest.mark.parametrize(
    ("before", "body", "safety"),
    [
        (MATH, "import math\nreturn x * math.pi", Safety.SAFE),
        ("", "import math\nreturn x * math.pi", Safety.SAFE),
        ("", "if y is None:\n    import math\nreturn x * math.pi", Safety.UNSAFE),
        (MATH, "y = math.pi\nimport math\nreturn x * y", Safety.UNSAFE),
        (MATH + "from os import *\n", "import math\nreturn x * math.pi", None),
        (MATH + "def f():\n    global math\n    math = None\n", "import math\nreturn x * math.pi", None),
    ],
)
def test_import(before: str, body: str, safety: Safety | None) -> None:
    assert offered("MSG103", body, before=before) == [safety]


def test_import_that_the_module_does_later() -> None:
    after = "\n\nNet()(1)\nimport math\n"
    assert offered("MSG103", "import math\nreturn x * math.pi", after=after) == [None]


@pytest.mark.parametrize(
    "body",
    [
        "def f():\n    nonlocal z\n    z = {k: x for k in ('a', 'b')}\nz = 0\nf()\nreturn z",
        "f = lambda: z\nz = {k: x for k in ('a', 'b')}\nreturn f()",
    ],
)
def test_dict_that_others_could_see_half_filled(body: str) -> None:
    assert offered("MSG130", body, version="2.0") == [None]


def test_tuple_of_the_files_own() -> None:
    before = "def tuple(items):\n    return items\n"
    assert offered("MSG131", "s = x.shape\nreturn x.reshape((*s, 1))", version="2.0") == [Safety.SAFE]
    assert offered("MSG131", "s = x.shape\nreturn x.reshape((*s, 1))", before, version="2.0") == [None]


PROPERTY = "\n    @property\n    def mode(self):\n        self.asked += 1\n        return 1\n"


@pytest.mark.parametrize(
    ("head", "case", "after", "safety"),
    [
        ("self.mode", "1", "", Safety.SAFE),
        ("self.mode", "1", PROPERTY, None),
        ("self.mode", "1 if (z := x)", "", None),
    ],
)
def test_match(head: str, case: str, after: str, safety: Safety | None) -> None:
    body = f"match {head}:\n    case {case}:\n        return x\n    case _:\n        return -x"
    assert offered("MSG109", body, after=after) == [safety]
