"""Files made to be slow to lint, each of any size; as a program: how the time grows with the size.

    python -m tests.adversarial [--size N] [--fix] [SHAPE ...]

lints each shape at N, 2 N and 4 N and prints the seconds and their ratios: about 2 is linear, 4 quadratic.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path

from msgraph_lint.cli import main as msgraph_lint

HEAD = """\
import mindspore as ms
import numpy as np
from mindspore import nn, ops, mint, Tensor, Parameter
"""
Shape = Callable[[int], "str | dict[str, str]"]
SHAPES: dict[str, Shape] = {}
"""Name -> what makes the text of a file, or of several by their names, of about ``n`` parts."""


def _shape(build: Shape) -> Shape:
    SHAPES[build.__name__] = build
    return build


def _net(construct: Iterable[str], init: Iterable[str] = (), more: Iterable[str] = ()) -> str:
    """A network with the given lines in its methods, and ``more`` after it."""
    lines = [HEAD, "", "class Net(nn.Cell):"]
    lines += [
        "    def __init__(self):",
        "        super().__init__()",
        *(f"        {line}" for line in init),
        "",
    ]
    lines += [
        "    def construct(self, x: Tensor, flag=True):",
        *(f"        {line}" for line in construct),
        "",
    ]
    return "\n".join([*lines, *more, ""])


# --- statements


@_shape
def sequential_ifs(n: int) -> str:
    return _net([*(f"if x.shape[0] > {i}:\n            y{i} = x" for i in range(n)), "return x"])


@_shape
def sequential_tensor_ifs(n: int) -> str:
    return _net(["y = x", *(f"if x.sum() > {i}:\n            y = y + {i}" for i in range(n)), "return y"])


@_shape
def sums_after_cut_loop(n: int) -> str:
    loop = "for i in range(3):\n            if x[i].sum() < 0:\n                continue\n            t = t + x[i].sum()"
    return _net(["t = 0", loop, *("t = t + 1" for _ in range(n)), "return t"])


@_shape
def cut_loops(n: int) -> str:
    loop = "for i in range(3):\n            if x[i].sum() < 0:\n                continue\n            items.append(x[i])"
    return _net(["items = []", *(loop for _ in range(n)), "return ops.stack(items)"])


@_shape
def folded_ifs(n: int) -> str:
    lines = (f"if self.flag:\n            y{i} = x\n        x = x + y{i}" for i in range(n))
    return _net([*lines, "return x"], ["self.flag = True"])


@_shape
def elif_chain(n: int) -> str:
    lines = [f"{'if' if not i else 'elif'} x.shape[0] == {i}:\n            y = x * {i}" for i in range(n)]
    return _net([*lines, "return y"])


@_shape
def conditional_returns(n: int) -> str:
    return _net([*(f"if x.sum() > {i}:\n            return x + {i}" for i in range(n)), "return x"])


@_shape
def conditional_raises(n: int) -> str:
    lines = (f"if x.sum() > {i}:\n            raise ValueError('no')" for i in range(n))
    return _net([*lines, "return x"])


@_shape
def nested_ifs(n: int) -> str:
    depth = min(n, 90)
    lines = [f"{'    ' * i}if x.shape[0] > {i}:\n        {'    ' * i}    y{i} = x" for i in range(depth)]
    return _net([*lines, *(f"x = x + y{i}" for i in range(depth)), "return x"])


@_shape
def nested_ifs_with_else(n: int) -> str:
    depth = min(n, 90)
    lines = [f"{'    ' * i}if x.sum() > {i}:" for i in range(depth)]
    lines += [f"{'    ' * depth}y = x"]
    lines += [f"{'    ' * i}else:\n        {'    ' * i}    y = x + {i}" for i in reversed(range(depth))]
    return _net([*lines, "return y"])


def _nested_loops(n: int, head: Callable[[int], str]) -> str:
    depth = min(n, 18)
    lines = ["y = x", "z = 0", *(f"{'    ' * i}{head(i)}" for i in range(depth))]
    for i in reversed(range(depth)):
        lines += [
            f"{'    ' * (i + 1)}y = y + z",
            f"{'    ' * (i + 1)}z{i} = y",
            f"{'    ' * (i + 1)}z = z{i}",
        ]
    return _net([*lines, "return y"])


@_shape
def nested_for(n: int) -> str:
    return _nested_loops(n, lambda i: f"for i{i} in range(x.shape[0]):")


@_shape
def nested_while(n: int) -> str:
    return _nested_loops(n, lambda i: f"while x.sum() > {i}:")


@_shape
def nested_for_and_if(n: int) -> str:
    return _nested_loops(n, lambda i: f"for i{i} in range(3):" if i % 2 else f"if x.sum() > {i}:")


@_shape
def sequential_for(n: int) -> str:
    lines = (f"for i{i} in range(3):\n            y = y + i{i}\n            z{i} = y" for i in range(n))
    return _net(["y = x", *lines, "return y"])


@_shape
def sequential_while(n: int) -> str:
    lines = (f"while y.sum() < {i}:\n            y = y + 1\n            z{i} = y" for i in range(n))
    return _net(["y = x", *lines, "return y"])


@_shape
def one_for_many_names(n: int) -> str:
    lines = "\n            ".join(f"z{i} = z{i - 1 if i else 0} + i" for i in range(n))
    return _net(["z0 = x", f"for i in range(3):\n            {lines}", f"return z{n - 1}"])


@_shape
def one_while_many_names(n: int) -> str:
    lines = "\n            ".join(f"z{i} = z{i} + y" for i in range(n))
    before = [f"z{i} = {i}" for i in range(n)]
    return _net(
        ["y = x", *before, f"while y.sum() < 3:\n            {lines}\n            y = y + 1", "return y"]
    )


@_shape
def match_cases(n: int) -> str:
    lines = "\n            ".join(f"case {i}:\n                y = x + {i}" for i in range(n))
    return _net(
        [f"match x.ndim:\n            {lines}\n            case _:\n                y = x", "return y"]
    )


@_shape
def try_statements(n: int) -> str:
    lines = (
        f"try:\n            y{i} = x\n        except ValueError:\n            y{i} = x + 1" for i in range(n)
    )
    return _net([*lines, "return x"])


@_shape
def with_items(n: int) -> str:
    return _net([*(f"with ops.stop{i}() as w{i}:\n            x = x + w{i}" for i in range(n)), "return x"])


@_shape
def deletes(n: int) -> str:
    return _net([*(f"y{i} = x + {i}\n        del y{i}" for i in range(n)), "return x"])


@_shape
def asserts_and_prints(n: int) -> str:
    lines = (f"assert x.shape[0] > {i}, f'{{x}} {i}'\n        print('%d' % {i}, x, sep='')" for i in range(n))
    return _net([*lines, "return x"])


@_shape
def unbound_names(n: int) -> str:
    lines = (f"if x.sum() > {i}:\n            y{i} = x\n        x = x + y{i}" for i in range(n))
    return _net([*lines, "return x"])


@_shape
def unbound_names_in_one_branch(n: int) -> str:
    bound = "\n            ".join(f"y{i} = x" for i in range(n))
    return _net([f"if x.sum() > 0:\n            {bound}", *(f"x = x + y{i}" for i in range(n)), "return x"])


@_shape
def local_names(n: int) -> str:
    return _net([*(f"y{i} = {f'y{i - 1}' if i else 'x'} + 1" for i in range(n)), f"return y{n - 1}"])


@_shape
def local_names_backwards(n: int) -> str:
    return _net([*(f"y{i} = y{i + 1}" for i in range(n)), f"y{n} = x", "return y0"])


@_shape
def one_name_many_bindings(n: int) -> str:
    return _net([*(f"y = x + {i}" for i in range(n)), "return y"])


@_shape
def one_name_many_kinds(n: int) -> str:
    return _net(
        [
            *(f"y = {i}\n        y = '{i}'\n        y = [{i}]\n        y = ({i}, y)" for i in range(n)),
            "return y",
        ]
    )


@_shape
def local_imports(n: int) -> str:
    return _net(
        [*(f"from mindspore import ops as ops{i}\n        x = ops{i}.relu(x)" for i in range(n)), "return x"]
    )


@_shape
def lines_with_semicolons(n: int) -> str:
    return _net(["; ".join(f"y{i} = x; del y{i}" for i in range(n)), "return x"])


@_shape
def unreachable_statements(n: int) -> str:
    return _net(["return x", *(f"x = x + {i}" for i in range(n))])


@_shape
def lists_changed(n: int) -> str:
    lines = (
        f"y{i} = [x]\n        y{i}.append({i})\n        y{i}.pop()\n        y{i}.insert(0, x)"
        for i in range(n)
    )
    return _net([*lines, "return x"])


@_shape
def one_list_changed(n: int) -> str:
    return _net(
        ["y = []", *(f"y.append(x)\n        y[{i}] = x" for i in range(n)), "z = y.pop()", "return y"]
    )


@_shape
def one_dict_changed(n: int) -> str:
    lines = (f"d['{i}'] = x\n        d.update({{'a{i}': x}})\n        e = d.pop('{i}')" for i in range(n))
    return _net(["d = {}", *lines, "return d"])


@_shape
def aliases(n: int) -> str:
    lines = (f"y{i + 1} = y{i}\n        y{i + 1}.append({i})" for i in range(n))
    return _net(["y0 = [x]", *lines, "return y0"])


@_shape
def views(n: int) -> str:
    lines = (
        f"v{i} = x[{i}]\n        v{i} += 1\n        x[{i}] += 1\n        w{i} = v{i}.view(-1)"
        for i in range(n)
    )
    return _net([*lines, "return x"])


@_shape
def augmented(n: int) -> str:
    return _net(["y = x", *(f"y += {i}\n        z{i} = y\n        z{i} += x" for i in range(n)), "return y"])


# --- expressions


@_shape
def nested_calls(n: int) -> str:
    depth = min(n, 90)
    return _net([f"return {'ops.relu(' * depth}x{')' * depth}" for _ in range(max(n // depth, 1))])


@_shape
def one_long_call_chain(n: int) -> str:
    return _net([f"y = x{'.abs()' * n}", "return y"])


@_shape
def one_long_attribute_chain(n: int) -> str:
    return _net([f"y = x{'.a' * n}", "return y"])


@_shape
def one_long_subscript_chain(n: int) -> str:
    return _net([f"y = x{'[0]' * n}", "return y"])


@_shape
def one_long_sum(n: int) -> str:
    return _net([f"y = {' + '.join(['x'] * n)}", "return y"])


@_shape
def one_long_sum_of_lists(n: int) -> str:
    return _net([f"y = {' + '.join(['[x]'] * n)}", "return y"])


@_shape
def one_long_and(n: int) -> str:
    return _net(
        [
            f"y = {' and '.join(f'x.shape[0] > {i}' for i in range(n))}",
            "if y:\n            x = x + 1",
            "return x",
        ]
    )


@_shape
def mixed_and_or(n: int) -> str:
    return _net([f"y = {' and x or '.join(f'x.shape[0] > {i}' for i in range(n))}", "return y"])


@_shape
def one_long_comparison(n: int) -> str:
    return _net([f"y = {' < '.join(['x'] * n)}", "return y"])


@_shape
def long_comparisons(n: int) -> str:
    return _net([*("y = 1 < x.shape[0] < 3 != None" for _ in range(n)), "return x"])


@_shape
def nested_conditionals(n: int) -> str:
    return _net([f"y = {''.join(f'x if x.sum() > {i} else ' for i in range(n))}x", "return y"])


@_shape
def many_arguments(n: int) -> str:
    return _net(
        [f"y = ops.concat(({', '.join(['x'] * n)},))", f"z = ops.add({', '.join(['x'] * n)})", "return y"]
    )


@_shape
def many_keywords(n: int) -> str:
    return _net([f"y = ops.add({', '.join(f'k{i}=x' for i in range(n))})", "return y"])


@_shape
def many_parameters(n: int) -> str:
    more = [f"    def helper(self, {', '.join(f'p{i}=None' for i in range(n))}):"]
    more += ["        y = 0", *(f"        y = y + p{i}" for i in range(n)), "        return y"]
    return _net([f"return self.helper({', '.join(['x'] * n)})"], more=more)


@_shape
def construct_parameters(n: int) -> str:
    lines = [HEAD, "class Net(nn.Cell):"]
    lines += [f"    def construct(self, x, {', '.join(f'p{i}=None' for i in range(n))}):"]
    lines += [*(f"        x = x + p{i}.reshape(1)" for i in range(n)), "        return x", ""]
    return "\n".join([*lines, f"net = Net()\nnet({', '.join(['Tensor([1.0])'] * n)})", ""])


@_shape
def nested_lambdas(n: int) -> str:
    depth = min(n, 60)
    return _net([f"f = {''.join(f'lambda a{i}: ' for i in range(depth))}x", "return f(x)"])


@_shape
def lambdas(n: int) -> str:
    return _net([*(f"f{i} = lambda a: a + x\n        x = f{i}(x)" for i in range(n)), "return x"])


@_shape
def comprehension_nest(n: int) -> str:
    depth = min(n, 18)
    return _net([f"y = {'[' * depth}x{''.join(f' for a{i} in range(3)]' for i in range(depth))}", "return y"])


@_shape
def comprehension_of_comprehensions(n: int) -> str:
    depth = min(n, 90)
    nest = "x"
    for i in range(depth):
        nest = f"[a{i} for a{i} in {nest}]"
    return _net([f"y = {nest}", "return y"])


@_shape
def comprehension_generators(n: int) -> str:
    depth = min(n, 18)
    return _net([f"y = [a0{''.join(f' for a{i} in x' for i in range(depth))}]", "return y"])


@_shape
def comprehensions(n: int) -> str:
    return _net(
        [
            *(f"y{i} = [a for a in x if a.sum() > 0]\n        z{i} = {{b: b for b in x}}" for i in range(n)),
            "return x",
        ]
    )


@_shape
def walrus(n: int) -> str:
    return _net([*(f"if (y{i} := x + {i}).sum() > 0:\n            x = y{i}" for i in range(n)), "return x"])


@_shape
def list_display(n: int) -> str:
    return _net([f"y = [{', '.join(map(str, range(n)))}]", f"z = y[{n - 1}]", "return x"])


@_shape
def list_of_distinct_strings(n: int) -> str:
    return _net(
        [
            f"y = [{', '.join(map(repr, map(str, range(n))))}]",
            "for z in y:\n            x = x + 1",
            "return x",
        ]
    )


@_shape
def set_display(n: int) -> str:
    return _net([f"y = {{{', '.join(map(str, range(n)))}}}", "return x"])


@_shape
def dict_display(n: int) -> str:
    return _net([f"y = {{{', '.join(f'{i}: x' for i in range(n))}}}", "return y"])


@_shape
def dict_displays(n: int) -> str:
    return _net([*(f"y{i} = {{**y{i - 1}, 'a': x}}" if i else "y0 = {}" for i in range(n)), "return x"])


@_shape
def unpacked_tuple(n: int) -> str:
    return _net(
        [f"{', '.join(f'y{i}' for i in range(n))} = {', '.join(f'x + {i}' for i in range(n))}", "return y0"]
    )


@_shape
def unpacked_call(n: int) -> str:
    return _net([f"{', '.join(f'y{i}' for i in range(n))} = ops.split(x, 1)", "return y0"])


@_shape
def nested_display(n: int) -> str:
    depth = min(n, 90)
    return _net([f"y = {'[' * depth}x{']' * depth}", f"z = y{'[0]' * depth}", "return z"])


def _doubled(n: int, line: str) -> list[str]:
    return [line.format(i, i - 1) for i in range(1, min(n, 60))]


@_shape
def doubled_lists(n: int) -> str:
    return _net(["a0 = [x]", *_doubled(n, "a{0} = [a{1}, a{1}]"), f"return a{min(n, 60) - 1}"])


@_shape
def doubled_tuples(n: int) -> str:
    return _net(["a0 = (x, 1)", *_doubled(n, "a{0} = (a{1}, a{1}, 1)"), f"return a{min(n, 60) - 1}"])


@_shape
def doubled_distinct(n: int) -> str:
    return _net(
        ["a0 = (x, 1)", *_doubled(n, "a{0} = ((a{1}, 'a'), (a{1}, 'b'))"), f"return a{min(n, 60) - 1}"]
    )


@_shape
def doubled_sums(n: int) -> str:
    return _net(["a0 = [x]", *_doubled(n, "a{0} = a{1} + a{1}"), f"return a{min(n, 60) - 1}"])


@_shape
def doubled_rebinding(n: int) -> str:
    return _net(["a = [x]", *["a = [a, a]"] * n, "return a"])


@_shape
def doubled_dicts(n: int) -> str:
    return _net(
        ["a0 = {'k': x}", *_doubled(n, "a{0} = {{'k': a{1}, 'l': a{1}}}"), f"return a{min(n, 60) - 1}"]
    )


@_shape
def doubled_calls(n: int) -> str:
    return _net(["a0 = x", *_doubled(n, "a{0} = ops.add(a{1}, a{1})"), f"return a{min(n, 60) - 1}"])


@_shape
def doubled_operands(n: int) -> str:
    return _net(["a0 = x", *_doubled(n, "a{0} = a{1} * a{1} + a{1}"), f"return a{min(n, 60) - 1}"])


@_shape
def doubled_conditionals(n: int) -> str:
    return _net(
        ["a0 = 1", *_doubled(n, "a{0} = [a{1}] if x.sum() > 0 else (a{1}, '')"), f"return a{min(n, 60) - 1}"]
    )


@_shape
def doubled_attributes(n: int) -> str:
    lines = _doubled(n, "self.a{0} = [self.a{1}, (self.a{1}, 1)]")
    return _net([f"return self.a{min(n, 60) - 1}"], ["self.a0 = [1]", *lines])


@_shape
def doubled_globals(n: int) -> str:
    return "\n".join(
        [HEAD, "a0 = [1]", *_doubled(n, "a{0} = [a{1}, (a{1}, 1)]"), _net([f"return a{min(n, 60) - 1}"])]
    )


@_shape
def doubled_global_sums(n: int) -> str:
    return "\n".join(
        [HEAD, "a0 = [1]", *_doubled(n, "a{0} = a{1} + a{1}"), _net([f"return a{min(n, 60) - 1}"])]
    )


@_shape
def huge_constants(n: int) -> str:
    huge = ["'a' * 10**9", "10**10**10", "[0] * 10**9", "(0,) * 10**9", "1 << 10**10", "list(range(10**12))"]
    huge += [
        "'%1000000000d' % 1",
        "f'{1:1000000000}'",
        "'{:1000000000}'.format(1)",
        "-10**10**10",
        "~(1 << 10**10)",
    ]
    huge += [
        "b'a' * 10**9",
        "'a'.rjust(10**9)",
        "range(10**12)[5:10**11]",
        "9**9**9**9",
        "0 if 10**10**10 > 1 else 1",
    ]
    init = [f"self.h{i} = {text}" for i, text in enumerate(huge)]
    lines = [f"h{i} = {text}" for i, text in enumerate(huge)]
    uses = [f"if h{i} == self.h{i} and self.h{i} > 1:\n            x = x + 1" for i in range(len(huge))]
    loops = ["for i in range(10**12):\n            x = x + i", "for c in 'a' * 10**9:\n            x = x + 1"]
    return _net([*(lines + uses + loops) * max(n // 50, 1), "return x"], init)


@_shape
def long_string(n: int) -> str:
    return _net([f"y = '{'a' * 100 * n}'", "z = y.upper()", "return x"])


@_shape
def long_line_of_findings(n: int) -> str:
    return _net(
        [f"y = [{', '.join('(lambda: x).__name__, {x}, {1: x, **x}' for _ in range(n))}]", "return x"]
    )


@_shape
def long_line_of_wide_characters(n: int) -> str:
    items = ["{x}, 'é'"] * n
    return _net([f"y = [{', '.join(items)}]", "return x"])


@_shape
def long_f_string(n: int) -> str:
    return _net([f"y = f'{'{x:3}' * n}'", "return x"])


@_shape
def long_identifiers(n: int) -> str:
    return _net([f"{'y' * n * 10} = x", f"return {'y' * n * 10}", f"if {'z' * n * 10}: pass"])


@_shape
def multiline_strings(n: int) -> str:
    lines = "\n".join("a # noqa" for _ in range(n))
    return _net([f"y = '''{lines}'''; del y  # noqa", "return x"])


@_shape
def backslashes(n: int) -> str:
    lines = " + \\\n        x" * n
    return _net([f"y = x{lines}", "del y  # noqa: MSG101", "return x"])


# --- comments


@_shape
def noqa_comments(n: int) -> str:
    return _net([*(f"y{i} = x; del y{i}  # noqa: MSG1{i % 100:02}, MSG201" for i in range(n)), "return x"])


@_shape
def disable_comments(n: int) -> str:
    lines = (f"# pylint: disable=msg-delete-statement\n        y{i} = x; del y{i}" for i in range(n))
    return _net([*lines, "return x"])


@_shape
def disable_and_enable_comments(n: int) -> str:
    lines = (
        f"del x  # pylint: disable=E7101\n        # msgraph-lint: {'enable' if i % 2 else 'disable'}=MSG101"
        for i in range(n)
    )
    return _net([*lines, "return x"])


@_shape
def disable_comments_in_blocks(n: int) -> str:
    lines = (f"if x.sum() > {i}:\n            # pylint: disable=all\n            del x" for i in range(n))
    return _net([*lines, "return x"])


@_shape
def disable_next_comments(n: int) -> str:
    lines = (f"# msgraph-lint: disable-next=MSG101\n        del y{i}" for i in range(n))
    return _net([*lines, "return x"])


def _comments(*comments: str) -> str:
    return _net(["y = x", *(f"del y  {comment}" for comment in comments), "return y"])


@_shape
def long_noqa(n: int) -> str:
    return _comments(
        "#" + " " * n + "noqa", "# noqa:" + " " * n, "# noqa: A1" + "," * n, "# noqa: " + "A1, " * n, "# " + "noqa" * n,
        "# noqa: " + "A1 " * n + "!", "#" * n + " noqa", "# noqa: A" + "1" * n, "# noqa: " + "A" * n, "# noqa: A1" + " ," * n + "x",
        "# " * n + "noqa", "#" + " \t" * n + "x noqa",
    )  # fmt: skip


@_shape
def long_directives(n: int) -> str:
    return _comments(
        "# pylint: disable=" + "a, " * n, "# pylint: disable=a" + " " * n + "!", "# pylint:" * n, "# pylint: disable" + " " * n,
        "# pylint: " + "disable " * n, "# pylint: " + "disable=a " * n, "# pylint: disable=" + "a-" * n, "# pylint: disable=a" + ", " * n,
        "# msgraph-lint: " + "disable," * n, "# msgraph-lint: disable=" + "a" * n, "# pylint: " + "a" * n, "# pylint: " + "skip-file-" * n,
        "# pylint: " + "-" * n, "# " + "pylint:" * n, "# pylint: disable=a" + " ," * n + "!",
    )  # fmt: skip


@_shape
def long_jit_comments(n: int) -> str:
    comments = [
        "# @jit.cond: True" * n,
        "# @jit" * n,
        "#" * n + " @jit.cond: True",
        "#" + " " * n + "@jit.cond: True'",
        "# @jit" + " # @jit" * n + "'",
    ]
    return _net(
        [*(f"if self.flag:  {comment}\n            y = x" for comment in comments), "return x"],
        ["self.flag = True"],
    )


@_shape
def jit_comments(n: int) -> str:
    return _net(
        [*("if self.flag:  # @jit.cond: True\n            y = x" for _ in range(n)), "return x"],
        ["self.flag = True"],
    )


@_shape
def one_if_with_jit_comments(n: int) -> str:
    lines = "\n            ".join("if self.flag:  # @jit.cond: True\n                y = x" for _ in range(n))
    return _net([f"if self.flag:\n            {lines}", "return x"], ["self.flag = True"])


@_shape
def long_strict_setting(n: int) -> str:
    lines = [
        "jit_syntax_level" * n,
        "jit_syntax_level" + " " * n,
        "jit_syntax_level = '" + "a." * n,
        "jit_syntax_level: " + "STRIC" * n,
    ]
    lines += ["x " * n + "jit_syntax_level = ", "jit_syntax_level " * n, "jit_syntax_level=" * n]
    return "\n".join([HEAD, "'''", *lines, "'''", _net(["del x", "return x"])])


@_shape
def comment_lines(n: int) -> str:
    return _net(
        [*(f"# comment {i}\n        y{i} = x\n        del y{i}  # why" for i in range(n)), "return x"]
    )


@_shape
def blank_lines(n: int) -> str:
    return _net(["y = x", "del y" + "\n" * n * 10, "return x"])


@_shape
def long_blank_line(n: int) -> str:
    return _net(
        [
            "y = x" + " " * n * 100 + ";" + " " * n * 100 + "del y",
            "z = x;" + " \t" * n * 10 + "del z",
            "return x",
        ]
    )


# --- functions, methods, classes, modules


def _methods(n: int, body: Callable[[int], str]) -> str:
    return _net(
        ["return self.m0(x)"],
        more=[f"    def m{i}(self, x, flag=None):\n        {body(i)}\n" for i in range(n)],
    )


@_shape
def method_chain(n: int) -> str:
    return _methods(n, lambda i: f"return self.m{i + 1}(x + {i})" if i + 1 < n else "return x")


@_shape
def method_cycle(n: int) -> str:
    return _methods(n, lambda i: f"return self.m{(i + 1) % n}(x)")


@_shape
def methods_called_by_all(n: int) -> str:
    """About ``n`` calls: each of the methods calls each."""
    count = max(int(n**0.5), 2)
    return _methods(count, lambda _: f"return {' + '.join(f'self.m{i}(x)' for i in range(count))}")


@_shape
def method_diamonds(n: int) -> str:
    """Each method calls the next one twice, with different kinds of arguments."""
    return _methods(
        n, lambda i: f"return self.m{i + 1}(x, 1) + self.m{i + 1}([x], 'a')" if i + 1 < n else "return x"
    )


@_shape
def function_chain(n: int) -> str:
    more = [f"def f{i}(x):\n    return f{i + 1}(x)\n" for i in range(n)]
    return _net(["return f0(x)"], more=[*more, f"def f{n}(x):\n    return x.sum()\n"])


@_shape
def function_cycle(n: int) -> str:
    return _net(["return f0(x)"], more=[f"def f{i}(x):\n    return f{(i + 1) % n}(x)\n" for i in range(n)])


@_shape
def function_diamonds(n: int) -> str:
    more = [f"def f{i}(x, p):\n    return f{i + 1}(x, p), f{i + 1}(p, [x])\n" for i in range(n)]
    return _net(["return f0(x, 1)"], more=[*more, f"def f{n}(x, p):\n    return x, p\n"])


@_shape
def functions_changing_arguments(n: int) -> str:
    more = [f"def f{i}(x, p):\n    p.append(x)\n    return f{i + 1}(x, p)\n" for i in range(n)]
    return _net(["y = []", "z = f0(x, y)", "return y"], more=[*more, f"def f{n}(x, p):\n    return x\n"])


@_shape
def called_functions(n: int) -> str:
    more = [f"def f{i}(x, p=None):\n    del p\n    return x\n" for i in range(n)]
    return _net([*(f"x = f{i}(x)" for i in range(n)), "return x"], more=more)


@_shape
def one_function_called_often(n: int) -> str:
    return _net(
        [*(f"x = helper(x, {i})" for i in range(n)), "return x"],
        more=["def helper(x, p):\n    return x + p\n"],
    )


@_shape
def nested_functions(n: int) -> str:
    return _net(
        [*(f"def f{i}(a):\n            return a + x\n        x = f{i}(x)" for i in range(n)), "return x"]
    )


@_shape
def deeply_nested_functions(n: int) -> str:
    depth = min(n, 18)
    lines = [f"{'    ' * i}def f{i}(a{i}):" for i in range(depth)]
    lines += [
        f"{'    ' * (i + 1)}return a{i} + {f'f{i + 1}(x)' if i + 1 < depth else 'x'}"
        for i in reversed(range(depth))
    ]
    return _net([*lines, "return f0(x)"])


@_shape
def jitted_functions(n: int) -> str:
    return "\n".join(
        [HEAD, *(f"@ms.jit\ndef f{i}(x):\n    y = x\n    del y\n    return x\n" for i in range(n))]
    )


@_shape
def jit_calls(n: int) -> str:
    lines = (f"    def inner{i}(x):\n        return x\n    ms.jit(inner{i})" for i in range(n))
    return "\n".join([HEAD, "def outer():", *lines, ""])


@_shape
def attributes(n: int) -> str:
    return _net(
        [*(f"x = x + self.a{i}" for i in range(n)), "return x"], [f"self.a{i} = {i}" for i in range(n)]
    )


@_shape
def attributes_of_each_other(n: int) -> str:
    init = ["self.a0 = 1", *(f"self.a{i + 1} = self.a{i} + 1" for i in range(n))]
    return _net([f"return x + self.a{n}"], init)


@_shape
def attributes_backwards(n: int) -> str:
    init = [*(f"self.a{i} = self.a{i + 1}" for i in range(n)), f"self.a{n} = 1"]
    return _net(["return x + self.a0"], init)


@_shape
def layers(n: int) -> str:
    return _net(
        [*(f"x = self.a{i}(x)" for i in range(n)), "return x"],
        [f"self.a{i} = nn.Dense(3, 3)" for i in range(n)],
    )


@_shape
def attributes_assigned(n: int) -> str:
    return _net(
        [*(f"self.a{i} = x + self.a{i}" for i in range(n)), "return x"], [f"self.a{i} = 0" for i in range(n)]
    )


@_shape
def one_attribute_assigned(n: int) -> str:
    return _net([*("self.a = self.a + 1" for _ in range(n)), "return x"], ["self.a = 0"])


@_shape
def attribute_containers_changed(n: int) -> str:
    lines = (
        f"self.a{i}.append(x)\n        self.d{i}['k'] = x\n        y = self.a{i}.pop()" for i in range(n)
    )
    return _net([*lines, "return x"], [f"self.a{i} = [1]\n        self.d{i} = {{}}" for i in range(n)])


@_shape
def attributes_in_many_methods(n: int) -> str:
    more = [
        f"    def m{i}(self, x):\n        self.a{i} = x\n        return self.a{(i + 1) % n}\n"
        for i in range(n)
    ]
    return _net(
        [*(f"x = self.m{i}(x)" for i in range(n)), "return x"], [f"self.a{i} = 1" for i in range(n)], more
    )


@_shape
def sub_cells(n: int) -> str:
    more = [
        f"class Sub{i}(nn.Cell):\n    def construct(self, x):\n        del x\n        return x\n"
        for i in range(n)
    ]
    return _net(
        [*(f"x = self.a{i}(x)" for i in range(n)), "return x"],
        [f"self.a{i} = Sub{i}()" for i in range(n)],
        more,
    )


@_shape
def sub_cell_chain(n: int) -> str:
    more = [
        f"class Sub{i}(nn.Cell):\n    def __init__(self):\n        super().__init__()\n        self.sub = Sub{i + 1}()\n\n"
        f"    def construct(self, x):\n        return self.sub(x)\n"
        for i in range(n)
    ]
    return _net(["return self.sub(x)"], ["self.sub = Sub0()"], more)


@_shape
def init_methods(n: int) -> str:
    more = [f"    def init{i}(self):\n        self.a{i} = 1\n        self.init{i + 1}()\n" for i in range(n)]
    return _net(["return x + self.a0"], ["self.init0()"], more)


@_shape
def classes(n: int) -> str:
    return "\n".join(
        [
            HEAD,
            *(
                f"class Net{i}(nn.Cell):\n    def construct(self, x):\n        del x\n        return x\n"
                for i in range(n)
            ),
        ]
    )


@_shape
def class_chain(n: int) -> str:
    lines = (
        f"class Net{i + 1}(Net{i}):\n    def construct(self, x):\n        return super().construct(x) + self.a\n"
        for i in range(n)
    )
    return "\n".join([_net(["return x"], ["self.a = 1"]).replace("Net", "Net0"), *lines])


@_shape
def class_chain_without_methods(n: int) -> str:
    lines = (f"class Net{i + 1}(Net{i}):\n    pass\n" for i in range(n))
    return "\n".join([_net(["del x", "return x"], ["self.a = 1"]).replace("Net", "Net0"), *lines])


@_shape
def class_diamonds(n: int) -> str:
    lines = (
        f"class Left{i + 1}(Left{i}, Right{i}):\n    pass\n\n\nclass Right{i + 1}(Left{i}, Right{i}):\n    pass\n"
        for i in range(min(n, 40))
    )
    head = "class Left0(nn.Cell):\n    def construct(self, x):\n        return x\n\n\nclass Right0(nn.Cell):\n    pass\n"
    return "\n".join([HEAD, head, *lines])


@_shape
def class_cycle(n: int) -> str:
    lines = (
        f"class Net{i}(Net{(i + 1) % n}, nn.Cell):\n    def construct(self, x):\n        return self.a\n"
        for i in range(n)
    )
    return "\n".join([HEAD, *lines])


@_shape
def class_with_bases(n: int) -> str:
    lines = [f"class Base{i}(nn.Cell):\n    def m{i}(self, x):\n        return x\n" for i in range(n)]
    uses = " + ".join(f"self.m{i}(x)" for i in range(min(n, 1000)))
    net = f"class Net({', '.join(f'Base{i}' for i in range(n))}):\n    def construct(self, x):\n        return {uses}\n"
    return "\n".join([HEAD, *lines, net])


@_shape
def global_names(n: int) -> str:
    return "\n".join(
        [*(f"g{i} = {f'g{i - 1}' if i else '1'}" for i in range(n)), _net([f"return x + g{n - 1}"])]
    )


@_shape
def global_numbers(n: int) -> str:
    return "\n".join(
        [*(f"g{i} = {f'g{i - 1} + 1' if i else '1'}" for i in range(n)), _net([f"return x + g{n - 1}"])]
    )


@_shape
def globals_changed(n: int) -> str:
    lines = (f"global g{i}\n        g{i} = x\n        h{i}.append(x)" for i in range(n))
    return "\n".join([*(f"g{i} = 1\nh{i} = []" for i in range(n)), _net([*lines, "return x"])])


@_shape
def undefined_names(n: int) -> str:
    return _net([*(f"x = x + missing{i}" for i in range(n)), "return x"])


@_shape
def decorators(n: int) -> str:
    net = _net(
        ["return self.m(x)"],
        more=["\n".join(f"    @deco{i}" for i in range(n)), "    def m(self, x):\n        return x"],
    )
    return "\n".join([*(f"def deco{i}(f):\n    return f\n\n" for i in range(n)), net])


@_shape
def module_cycle(n: int) -> dict[str, str]:
    count = min(n, 400)
    files = {
        f"m{i}.py": f"from m{(i + 1) % count} import *\nfrom m{(i + 1) % count} import b{i}\n\n\ndef f{i}(x):\n    return x\n"
        for i in range(count)
    }
    files["net.py"] = "from m0 import *\n" + _net(
        [*(f"x = f{i}(x) + b{i}" for i in range(count)), "return missing(x)"]
    )
    return files


@_shape
def star_import_chain(n: int) -> dict[str, str]:
    count = min(n, 400)
    files = {f"m{i}.py": f"from m{i + 1} import *\na{i} = 1\n" for i in range(count)}
    files[f"m{count}.py"] = "def f(x):\n    return x\n"
    files["net.py"] = "from m0 import *\n" + _net(["return f(x) + missing"])
    return files


@_shape
def star_import_diamonds(n: int) -> dict[str, str]:
    count = min(n, 40)
    files = {
        f"{side}{i}.py": f"from a{i + 1} import *\nfrom b{i + 1} import *\n"
        for i in range(count)
        for side in "ab"
    }
    files |= {f"{side}{count}.py": "def f(x):\n    return x\n" for side in "ab"}
    files["net.py"] = "from a0 import *\n" + _net(["return f(x) + missing"])
    return files


@_shape
def star_import_cycle_diamonds(n: int) -> dict[str, str]:
    count = min(n, 12)
    files = {
        f"m{i}.py": "".join(f"from m{j} import *\n" for j in range(count) if j != i) for i in range(count)
    }
    files["net.py"] = "from m0 import *\n" + _net(["return f(x) + missing"])
    return files


@_shape
def importers(n: int) -> dict[str, str]:
    """A chain of files that import each other, up to the one that is linted."""
    count = min(n, 400)
    files = {
        f"m{i}.py": f"import m{i - 1 if i else ''}".replace("import m\n", "import net\n")
        + "\nclass A: pass\n"
        for i in range(count)
    }
    files["m0.py"] = "import net\n"
    return files | {"net.py": _net(["return x"])}


# --- fixes


@_shape
def layers_made_in_construct(n: int) -> str:
    return _net([*(f"x = nn.Dense({i + 1}, 3)(x)" for i in range(n)), "return x"])


@_shape
def layers_named_in_construct(n: int) -> str:
    return _net([*(f"layer{i} = nn.ReLU()\n        x = layer{i}(x)" for i in range(n)), "return x"])


@_shape
def layers_that_want_one_name(n: int) -> str:
    return _net([*("x = nn.Dense(3, 3)(x)" for _ in range(n)), "return x"])


@_shape
def parameters_made_in_construct(n: int) -> str:
    return _net(
        [
            *(f"w{i} = Parameter(Tensor([{i}.0]), name='w{i}')\n        x = x + w{i}" for i in range(n)),
            "return x",
        ]
    )


@_shape
def named_expressions(n: int) -> str:
    return _net([f"y = [{', '.join(f'(y{i} := x + {i})' for i in range(n))}]", "return x"])


@_shape
def imports_in_construct(n: int) -> str:
    return _net([*(f"import math as math{i}\n        x = x + math{i}.pi" for i in range(n)), "return x"])


@_shape
def sets(n: int) -> str:
    return _net([*(f"y{i} = {{1, 2, {i}}}\n        z{i} = 2 in {{1, {i}}}" for i in range(n)), "return x"])


@_shape
def stars(n: int) -> str:
    return _net([*(f"y{i} = [*y{i - 1}, x]" if i else "y0 = [x]" for i in range(n)), "return x"])


@_shape
def none_compared(n: int) -> str:
    return _net([*(f"if flag == None:\n            x = x + {i}" for i in range(n)), "return x"])


@_shape
def touching_fixes(n: int) -> str:
    return _net([f"y = {'flag==None or ' * n}False", "return x"])


@_shape
def loop_elses(n: int) -> str:
    return _net(
        [
            *(
                f"for i in range(3):\n            x = x + i\n        else:\n            x = x + {i}"
                for i in range(n)
            ),
            "return x",
        ]
    )


@_shape
def nested_matches(n: int) -> str:
    depth = min(n, 18)
    lines = [
        f"{'    ' * 2 * i}match x.ndim:\n        {'    ' * (2 * i + 1)}case {i}:\n        {'    ' * (2 * i + 2)}y = x"
        for i in range(depth)
    ]
    return _net(["y = x", *lines, "return y"])


# --- one kind of expression in itself, again and again

NESTED = [
    "[0]", "(0,)", "{1: 0}", "{0}", "[*0, 1]", "{**0}", "[0 for aN in (x, x)]", "[aN for aN in 0]",
    "[aN for aN in x if 0]", "{aN: 0 for aN in x}", "{aN: 1 for aN in 0}", "(aN for aN in 0)", "(lambda aN=0: aN)",
    "(lambda: 0)()", "(0 if x else 1)", "(1 if x else 0)", "(1 if 0 else 2)", "(0 + 1)", "(1 + 0)", "(0 * x)", "(-0)",
    "(not 0)", "(x and 0)", "(0 or x)", "(0 < x)", "(x < 0)", "(0 is None)", "(x in 0)", "f(0)", "f(a=0)", "f(*0)",
    "f(**0)", "(0).a", "(0).view(1)", "x.view(0)", "(0)[1:2]", "(0)[1]", "x[0]", "x[0:1]", "x[0, 1]", "str(0)",
    "len(0)", "getattr(self, 0)", "getattr(0, 'a')", "hasattr(0, 'b')", "isinstance(0, int)",
    "ops.stack([0, x])", "ops.relu(0)", "nn.Dense(3, 3)(0)", "nn.SequentialCell(0)", "nn.CellList([0])",
    "Parameter(0, name='a')", "Tensor(0)", "(yN := 0)", "zip(0, x)", "enumerate(0)", "range(0)", "sorted(0)",
    "map(f, 0)", "dict(a=0)", "int(0)", "partial(f, 0)", "type(0)", "sum(0)", "super().helper(0)", "self.helper(0)",
]  # fmt: skip
"""Expressions; ``0`` stands for the next one inside, ``N`` for its depth."""
PLACES = {
    "assigned": "def construct(self, x):\n        y = 0\n        z = y\n        return y",
    "tested": "def construct(self, x):\n        if 0:\n            y = 1\n        return y",
    "returned": "def construct(self, x):\n        return self.helper(x)\n    def helper(self, x):\n        return 0",
    "attribute": "def __init__(self):\n        x = 1\n        self.k = 0\n"
    "    def construct(self, x):\n        self.k = self.k + 1\n        return self.k + x",
    "class attribute": "x = 1\n    k = 0\n    def construct(self, x):\n        return self.k + x",
    "default": "def construct(self, x, k=0):\n        return k + x",
    "iterated": "def construct(self, x):\n        for i in 0:\n            y = i\n        return y",
    "augmented": "def construct(self, x):\n        x += 0\n        self.k = 0\n        self.k[0] = 0\n        return x",
    "argument": "def construct(self, x):\n        f(0)\n        return x.sum(0)",
}
"""Where the expressions stand, as ``0``, in a Cell."""


def nest(kind: str, place: str, depth: int) -> str:
    """A Cell with this kind of expression, nested in itself, at the place."""
    expression = "x"
    for level in range(depth):
        parts = {"0": expression, "N": str(level)}
        expression = re.sub("0|(?<=[ay])N", lambda found, parts=parts: parts[found[0]], kind)
    cell = f"class Net(nn.Cell):\n    {PLACES[place].replace('0', expression)}\n"
    return f"from functools import partial\n{HEAD}x = 1\ndef f(a, b=1):\n    return a\n{cell}"


@contextlib.contextmanager
def written(files: str | dict[str, str]) -> Iterator[Path]:
    """The file to lint, with the others beside it."""
    with tempfile.TemporaryDirectory() as folder:
        texts = files if isinstance(files, dict) else {"net.py": files}
        for name, text in texts.items():
            (Path(folder) / name).write_text(text, "utf-8")
        yield Path(folder, "net.py")


def run(file: Path, *options: str) -> tuple[int, str]:
    """The exit code of msgraph-lint on ``file``, and what it says on stderr."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = msgraph_lint(["--isolated", *options, str(file)])
    return code, err.getvalue()


FIX = ("--fix", "--diff", "--unsafe-fixes")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("shapes", nargs="*", metavar="SHAPE", help="default: all")
    parser.add_argument("--size", type=int, default=250)
    parser.add_argument("--fix", action="store_true", help="fix as well")
    options = parser.parse_args()
    for name in options.shapes or SHAPES:
        seconds = []
        said = ""
        for size in (options.size, 2 * options.size, 4 * options.size):
            with written(SHAPES[name](size)) as file:
                start = time.process_time()
                _, said = run(file, *(FIX if options.fix else ()))
                seconds.append(time.process_time() - start)
        ratios = [after / before for before, after in pairwise(seconds)]
        columns = "  ".join(f"{each:7.2f}" for each in (*seconds, *ratios))
        print(
            f"{name:36}{columns}  {said.strip().splitlines()[0][-90:] if 'error' in said else ''}", flush=True
        )


if __name__ == "__main__":
    sys.exit(main())
