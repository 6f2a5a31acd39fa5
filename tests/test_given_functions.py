"""Functions that graph code gives to what Python runs.

Each program was run by MindSpore 2.10.0 at LAX: it fails where that is said, and compiles elsewhere.
"""

from __future__ import annotations

import textwrap

import pytest

from msgraph_lint import check_source

pytestmark = pytest.mark.usefixtures("alone")

HEAD = """\
import functools
import itertools
import math
import operator
from functools import partial, reduce

import numpy as np
from mindspore import Tensor, nn, ops


def double(v):
    return v * 2


def add(a, b):
    return a + b


def apply(function, t, times=1):
    return function(t)


given = partial(apply, times=2)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 2
        self.neg = ops.Neg()

    def go(self, t):
        return t * 2

"""


def is_lost(body: str, parameters: str = "x: Tensor") -> bool:
    """Whether a function in ``body`` is told not to reach Python."""
    construct = f"    def construct(self, {parameters}):\n" + textwrap.indent(f"{body}\n", " " * 8)
    found = check_source(HEAD + construct, filename="net.py").findings
    return "function-given-to-interpreter" in {finding.name for finding in found}


VALUES = "a = x.asnumpy().tolist()[0]\n"


@pytest.mark.parametrize(
    "body",
    [
        "def f(t):\n    return t * 2\nreturn given(f, x)",
        "n = 2\nreturn given(lambda t: t * n, x)",
        "n = 2\nreturn given(lambda t, k=n: t * k, x)",
        "return given(lambda t: t * self.scale, x)",
        "return given(lambda t: double(t), x)",
        "return given(lambda t: ops.relu(t), x)",
        "return given(abs, x)",
        "return given(operator.neg, x)",
        "return given(self.neg, x)",
        "return given(partial(add, x), x)",
        "return functools.reduce(lambda p, q: add(p, q), x.shape) * x",
        "return functools.reduce(operator.mul, x.shape) * x",
        "return functools.reduce(max, x.shape) * x",
        "return list(itertools.accumulate(x.shape, pow))[-1] * x",
        "return x * np.apply_along_axis(lambda r: np.floor(r), 0, x.asnumpy()).sum()",
        VALUES + "return x * list(map(round, a))[0]",
        VALUES + "return x * list(filter(lambda t: t > 0, a))[0]",
        VALUES + "a.sort(key=lambda t: math.floor(t))\nreturn x * a[0]",
    ],
)
def test_what_does_not_reach_python(body: str) -> None:
    assert is_lost(body)


@pytest.mark.parametrize(
    "body",
    [
        "return given(lambda t: t * 2, x)",
        "f = lambda t: t * 2\nreturn given(f, x)",
        "return given(lambda t: (lambda u: u * 2)(t), x)",
        "return given(lambda t: float(3) * t, x)",
        "return given(double, x)",
        "return given(self.go, x)",
        "return given(ops.relu, x)",
        "return given(len, x) * x",
        "return functools.reduce(lambda p, q: p + q, [x, x])",
        "return functools.reduce(add, [x, x])",
        "return functools.reduce(math.gcd, x.shape) * x",
        "return reduce(operator.mul, x.shape) * x",
        "return partial(apply, lambda t: t * self.scale)(x)",
        "return list(map(lambda t: t * self.scale, [x, x]))[0]",
        VALUES + "return x * list(map(lambda t: t * 2, a))[0]",
        VALUES + "return x * list(map(float, a))[0]",
    ],
)
def test_what_reaches_it(body: str) -> None:
    assert not is_lost(body)


@pytest.mark.parametrize(
    "parameters", ["x: Tensor, n=2", "x: Tensor, *n", "x: Tensor, **n", "x: Tensor, *, n=2"]
)
def test_a_lambda_does_not_in_a_function_that_can_be_called_in_several_ways(parameters: str) -> None:
    assert is_lost("return given(lambda t: t * 2, x)", parameters)
    assert not is_lost("return given(double, x)", parameters)
