"""What must hold for any Python file, and files of many kinds; as a program: how long it holds.

    python -m tests.fuzz [--seconds S] [--seed N] [--kind cells|modules|mutants]

tries new files until so much CPU time is over, and prints one file of each failure.
"""

from __future__ import annotations

import argparse
import ast
import io
import sys
import time
import tokenize
import traceback
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from string import Formatter
from tempfile import gettempdir
from textwrap import indent
from typing import Any

import hypothesmith
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.findings import Confidence
from msgraph_lint.fixing import fix_text
from msgraph_lint.graph.code import GraphCode
from msgraph_lint.program.project import Project
from msgraph_lint.registry import registry
from msgraph_lint.source import Source, SourceError
from msgraph_lint.targets import Target

PATH = str(Path(gettempdir(), "no-such-folder", "net.py"))
"""Beside no other file."""
CASES = sorted((Path(__file__).parent / "cases").rglob("*.py"))

SETTINGS = st.builds(
    lambda target, confidence: Settings(target=target, confidence=confidence, select=frozenset(registry())),
    st.sampled_from([Target.parse(*each) for each in (("2.10",), ("2.0",), ("2.7",), ("2.10", "STRICT"))]),
    st.sampled_from(Confidence),
)
"""Targets that differ most, and every rule."""


# --- what must hold


def check(text: str, how: Settings) -> None:
    """Lint and fix ``text``; AssertionError says what does not hold."""
    report = check_text(PATH, text, how)
    assert not report.errors, "; ".join(map(str, report.errors))
    places = _places(text, how) if report.findings else []
    for finding in report.findings:
        assert finding.path == PATH
        assert 0 <= finding.span.start <= finding.span.end <= len(text)
        in_its_place = any(_around(node, finding.start[0]) for node in places)
        is_anywhere = finding.rule.is_about_comments or finding.rule.is_about_all_code
        assert in_its_place or is_anywhere, f"{finding.code} is elsewhere"
    for unsafe in (False, True):
        fixed = fix_text(PATH, text, how, unsafe=unsafe)
        assert not fixed.report.errors, "; ".join(map(str, fixed.report.errors))
        assert not fixed.reverted, fixed.reverted
        parse(fixed.text)
        lost = comments(text) - comments(fixed.text)
        removes = any(finding.rule.is_about_comments for finding in fixed.applied)
        assert removes or not lost, f"lost: {sorted(lost)}"
        again = fix_text(PATH, fixed.text, how, unsafe=unsafe)
        assert again.text == fixed.text, "fixed again, it differs"


def _places(text: str, how: Settings) -> list[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """The functions that are compiled, and the classes whose attributes they have."""
    project = Project.around([Path(PATH)], {PATH: Source(PATH, text)})
    functions = [
        function
        for confidence in Confidence
        for function in GraphCode(project, how.target, confidence).functions()
    ]
    classes = {cls for function in functions if function.receiver for cls in function.receiver.project_mro}
    return [*(function.node for function in functions), *(cls.node for cls in classes)]


def _around(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, line: int) -> bool:
    """Whether ``line`` is in ``node``, or the comment right before it."""
    first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
    return first - 1 <= line <= (node.end_lineno or 0)


def check_bytes(data: bytes, how: Settings) -> None:
    """The same for a file of any content; what cannot be read or parsed is said in one line."""
    try:
        source = Source.decode(PATH, data)
        source.parse()
    except SourceError as error:
        said = str(error)
    else:
        said = ""
        check(source.text, how)
    assert "\n" not in said


def parse(text: str) -> ast.Module:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return ast.parse(text)


def comments(text: str) -> Counter[str]:
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(text, newline="").readline))
    except (tokenize.TokenError, SyntaxError):
        return Counter()
    return Counter(token.string for token in tokens if token.type == tokenize.COMMENT)


# --- Cells

HEAD = """\
import math
import numpy as np
import mindspore as ms
from functools import partial
from mindspore import nn, ops, mint, Tensor, Parameter, mutable
from mindspore.nn import Cell

LIMIT = 3
TABLE = [1, 2]


"""
_NAMES = ["x", "y", "z", "k", "items", "d", "flag", "TABLE", "LIMIT"]
_ATTRIBUTES = ["a", "b", "items", "table", "layer", "cells", "w", "training"]
_CONSTANTS = [
    "0",
    "1",
    "-1",
    "2.5",
    "None",
    "True",
    "'a'",
    "'%d'",
    "b'a'",
    "1j",
    "...",
    "[]",
    "()",
    "{}",
    "10**10**10",
]
_BINARY = ["+", "-", "*", "/", "//", "%", "**", "@", "and", "or", "&", "<<"]
_COMPARISONS = ["<", "==", "!=", ">=", "is", "is not", "in", "not in"]
_METHODS = [
    "sum",
    "abs",
    "append",
    "pop",
    "insert",
    "extend",
    "asnumpy",
    "item",
    "view",
    "reshape",
    "astype",
    "items",
    "keys",
    "get",
    "setdefault",
    "format",
    "upper",
    "set_data",
    "copy",
    "clear",
    "sort",
    "helper",
    "update",
    "tolist",
    "chunk",
    "bprop",
    "set_train",
    "parameters_and_names",
    "join",
    "startswith",
    "remove",
    "reverse",
    "values",
    "index_add_",
    "register_hook",
    "float",
    "split",
]
_FUNCTIONS = [
    "ops.relu",
    "ops.zeros_like",
    "mint.sum",
    "np.sum",
    "np.array",
    "len",
    "range",
    "print",
    "isinstance",
    "list",
    "tuple",
    "dict",
    "set",
    "enumerate",
    "zip",
    "reversed",
    "sorted",
    "min",
    "max",
    "sum",
    "all",
    "any",
    "round",
    "int",
    "float",
    "str",
    "bool",
    "getattr",
    "setattr",
    "delattr",
    "hasattr",
    "super",
    "type",
    "map",
    "filter",
    "next",
    "iter",
    "nn.Dense",
    "nn.ReLU",
    "nn.SequentialCell",
    "nn.CellList",
    "ops.Add",
    "Tensor",
    "Parameter",
    "mutable",
    "partial",
    "math.sqrt",
    "self.layer",
    "self.helper",
    "helper",
    "Sub",
    "Plain",
    "inner",
    "eval",
    "ms.set_context",
    "locals",
    "ops.stack",
    "ops.cat",
    "ops.MatMul",
    "ms.jit",
    "frozenset",
    "divmod",
    "callable",
    "open",
    "id",
    "vars",
    "slice",
    "ops.ones",
    "np.zeros",
]
_TYPES = ["Tensor", "int", "'Tensor'", "float", "list[int]"]
_PARAMETERS = ["", "x", "x, k=[]", "x, /, y", "*items", "x, *, k=None", "**d", "self, x", "a: Tensor = None"]
_EXPRESSIONS = (
    """
    ({e} {binary} {e})|({e} {compare} {e})|({e} {compare} {e} {compare} {e})|(not {e})|(-{e})|{call}({args})|{call}({args})
    {e}.{method}({args})|{e}.{method}({args})|{name}.{method}({args})|self.{attr}.{method}({args})|{e}.shape|{e}.dtype|{e}.T
    {e}[{e}]|{e}[{e}:{e}]|{name}[{e}]|[{e}]|({e}, {e})|(*{e}, {e})|[*{e}, {e}]|{{{e}, {e}}}|{{{e}: {e}}}|{{**{e}, 'a': {e}}}
    [{e} for {name} in {e}]|[{e} for {name} in {e} if {e}]|[{e} for {name} in {e} for {name} in {e}]|{{{e}: {e} for {name} in {e}}}
    {{{e} for {name} in {e}}}|sum({e} for {name} in {e})|(lambda {name}: {e})|({e} if {e} else {e})|({name} := {e})
    f'{{x}} {{y:3}}'|f'{{self.a!r:>{{k}}}}'|'%s %d' % (x, {e})|'{{}}'.format({e})|({e},  # inside\n{e})|{e}.{attr}
""".strip()
    .replace("\n    ", "|")
    .split("|")
)
_TARGETS = """{name}|{name}|self.{attr}|{name}[{e}]|self.{attr}[{e}]|self.layer.{attr}|{name}.{attr}|{name}, {name}|{name}, *{name}
    ({name}, {name}), {name}|{name}[{e}:{e}]""".replace("\n    ", "|").split("|")
_SIMPLE = (
    """
    {t} = {e}|{t} = {e}|{t} = {e}|{name} = {e}|{name} = {name} = {e}|{name} += {e}|{name} @= {e}|self.{attr} += {e}
    {name}[{e}] -= {e}|{name}: {type}|{name}: {type} = {e}|del {name}|del {t}|del {name}, {t}|{e}|{e}|return {e}|return {e}
    return {e}, {e}|assert {e}, {e}|raise ValueError({e})|raise OSError({e})|global LIMIT|global x, new|nonlocal {name}|pass
    return|raise|break|continue|import math|import numpy as np|from mindspore import ops|from mindspore.ops import relu as z
    import os.path|yield {e}|await {e}|super().__init__()|{name}.append({e})|{name} = {name}.pop()|self.{attr}.append({e})
    print({e}, end='')|{name} = nn.Dense({e}, 3)|{name} = nn.Dense(3, 3)(x)|{name} = Parameter(Tensor([1.0]), name='p')
""".strip()
    .replace("\n    ", "|")
    .split("|")
)
_HEADS = """if {e}|if {e}|if {e}|if {name} == None|if self.training|for {name} in {e}|for {t} in {e}|for {name} in range({e})|while {e}
    while {name}.sum() < {e}|with {e} as {name}|def inner({parameters})|async def inner({parameters})|class Inner(nn.Cell)
    if {e}/elif {e}/else|if {e}/else|if {e}/else|for {name} in {e}/else|while {e}/else|try/except ValueError as {name}
    try/except (KeyError, OSError)/else/finally|@ms.jit\ndef inner({parameters})""".replace(
    "\n    ", "|"
).split("|")
_PATTERNS = [
    "1",
    "'a' | None",
    "[y, *z]",
    "{'a': k, **d}",
    "Plain(a=z)",
    "int(k) as y",
    "(1, y) if y",
    "-1",
    "_",
]
_COMMENTS = [
    "",
    "",
    "",
    "",
    "  # why",
    "  # noqa",
    "  # noqa: MSG1",
    "  # @jit.cond: True",
    "  # pylint: disable=all",
    ";",
]
_SETTINGS_OF_SELF = """nn.Dense(3, 3)|nn.CellList([nn.ReLU()])|Parameter(Tensor([1.0]), name='w')|Sub()|Plain()|[nn.ReLU(), nn.ReLU()]
    {{}}|[]|ops.Add()|partial(ops.add, y=1)|lambda v: v|{e}|{e}|k|fn""".replace("\n    ", "|").split("|")


class _Writer:
    """Writes code of all that the rules look at."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.depth = 0

    def fill(self, template: str) -> str:
        """``template`` with each of its fields written."""
        return "".join(
            text.replace("{{", "{").replace("}}", "}") + (getattr(self, field)() if field else "")
            for text, field, *_ in Formatter().parse(template)
        )

    def e(self) -> str:
        if self.depth >= 3 or self.random.random() < 0.4 + 0.1 * self.depth:
            return self.random.choice(
                [self.name(), self.name(), "self." + self.attr(), self.random.choice(_CONSTANTS)]
            )
        self.depth += 1
        text = self.fill(self.random.choice(_EXPRESSIONS))
        self.depth -= 1
        return text

    def args(self) -> str:
        kinds = [
            "",
            "{e}",
            "{e}",
            "{e}, {e}",
            "*{e}",
            "{e}, axis={e}",
            "**{e}",
            "{e}, end={e}",
            "fn={e}",
            "{e}, {e}, {e}",
        ]
        return self.fill(self.random.choice(kinds))

    def t(self) -> str:
        return self.fill(self.random.choice(_TARGETS))

    def name(self) -> str:
        return self.random.choice(_NAMES)

    def attr(self) -> str:
        return self.random.choice(_ATTRIBUTES)

    def binary(self) -> str:
        return self.random.choice(_BINARY)

    def compare(self) -> str:
        return self.random.choice(_COMPARISONS)

    def method(self) -> str:
        return self.random.choice(_METHODS)

    def call(self) -> str:
        return self.random.choice(_FUNCTIONS)

    def type(self) -> str:
        return self.random.choice(_TYPES)

    def parameters(self) -> str:
        return self.random.choice(_PARAMETERS)

    def block(self, depth: int) -> list[str]:
        lines = [line for _ in range(self.random.randint(1, 4)) for line in self.statement(depth)]
        return [f"    {line}" for line in lines]

    def statement(self, depth: int = 0) -> list[str]:
        chance = self.random.random()
        if depth < 3 and chance < 0.3:
            return [
                line
                for part in self.random.choice(_HEADS).split("/")
                for line in [
                    *f"{self.fill(part)}:{self.random.choice(_COMMENTS[:6])}".split("\n"),
                    *self.block(depth + 1),
                ]
            ]
        if depth < 3 and chance < 0.35:
            cases = [[f"case {each}:", *self.block(depth + 2)] for each in self.random.sample(_PATTERNS, 2)]
            return [f"match {self.e()}:", *(f"    {line}" for lines in cases for line in lines)]
        if chance < 0.42:
            return [
                f"{self.fill(self.random.choice(_SIMPLE))}; {self.fill(self.random.choice(_SIMPLE))}".partition(
                    "  #"
                )[0]
            ]
        return (self.fill(self.random.choice(_SIMPLE)) + self.random.choice(_COMMENTS)).split("\n")

    def body(self, by: int) -> str:
        lines = [line for _ in range(self.random.randint(1, 5)) for line in self.statement()]
        return "".join(f"{' ' * by}{line}\n" for line in lines)

    def modules(self) -> Iterator[str]:
        while True:
            yield self.module()

    def module(self) -> str:
        choice = self.random.choice
        init = "".join(
            f"        self.{self.attr()} = {self.fill(choice(_SETTINGS_OF_SELF))}\n" for _ in range(4)
        )
        signature = choice(
            ["self, x", "self, x: Tensor, flag=None", "this, x, *items", "self, x, y=1, /", "self, x, **d"]
        )
        decorator = choice(
            ["", "", "", "", "    @ms.jit\n", "    @partial\n", "    @staticmethod\n", "    @property\n"]
        )
        parts = [
            HEAD
            + "class Sub(nn.Cell):\n    def construct(self, x):\n        return x\n\n\nclass Plain:\n    a = 1\n\n\n",
            f"class Net({choice(['nn.Cell', 'nn.Cell', 'Cell', 'Sub', 'nn.Dense'])}):\n",
            choice(
                [
                    "",
                    "    def __init__(self, k=None, fn=ops.relu):\n        super().__init__()\n"
                    + init
                    + "\n",
                ]
            ),
            f"{decorator}    def construct({signature}):\n{self.body(8)}\n",
            choice(["", f"    def helper(self, x=None, *items):\n{self.body(8)}\n"]),
            choice(["", f"\ndef helper(x, k=1):\n{self.body(4)}\n"]),
            choice(["", "\nnet = Net()\nnet(Tensor([1.0]))\n", "\nNet()(Tensor([1.0]), 3)"]),
        ]
        return "".join(parts).replace("\n", choice(["\n", "\n", "\n", "\r\n"]))


def cells() -> st.SearchStrategy[str]:
    """Networks whose methods use all that the rules look at."""
    return st.integers(0, 2**32).map(
        lambda number: next(filter(is_python, _Writer(Random(number)).modules()))
    )


def is_python(text: str) -> bool:
    try:
        parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return True


# --- any module, and mutants of the cases


def modules() -> st.SearchStrategy[str]:
    """Any Python, as graph code: its statements in a jitted function."""
    whole = hypothesmith.from_grammar(auto_target=False)
    return whole.map(lambda text: f"{HEAD}@ms.jit\ndef function(x):\n{indent(text or 'pass', '    ')}\n")


_PIECES = ["", "\n", " ", "    ", "\t", "#", "# noqa", '"', "'''", "(", ")", "[", ":", ";", "\\", "\r", "\x00", "\x0c", "é", "\ufeff",
           "x", "self", "self.a", "return", "lambda: ", "*", "**", "=", ":=", "if ", "else ", "for x in y", "not ", "None", ".a", "[0]",
           "{**x}", "\u202e", "\x1b[2J", "😀", "async ", "await ", "del ", "global x", "1", "1e999", "-"]  # fmt: skip


@st.composite
def mutants(draw: st.DrawFn) -> bytes:
    """Case files with lines, words and characters deleted, doubled, swapped and put in."""
    data = draw(st.sampled_from(CASES)).read_text("utf-8")
    for _ in range(draw(st.integers(1, 4))):
        unit = draw(st.sampled_from(["lines", "words", "characters"]))
        if unit == "lines":
            parts = data.splitlines(keepends=True)
        elif unit == "words":
            parts = [word + " " for word in data.split(" ")]
        else:
            parts = list(data)
        if not parts:
            break
        first, second = draw(st.integers(0, len(parts) - 1)), draw(st.integers(0, len(parts) - 1))
        match draw(st.sampled_from(["delete", "double", "swap", "insert", "move"])):
            case "delete":
                del parts[first]
            case "double":
                parts.insert(first, parts[first])
            case "swap":
                parts[first], parts[second] = parts[second], parts[first]
            case "insert":
                parts.insert(first, draw(st.sampled_from(_PIECES)))
            case _:
                parts.insert(second, parts.pop(first))
        data = "".join(parts)
    encoded = data.encode("utf-8")
    if draw(st.integers(0, 9)) == 0:
        place = draw(st.integers(0, len(encoded)))
        encoded = encoded[:place] + draw(st.binary(min_size=1, max_size=2)) + encoded[place:]
    return encoded


KINDS: dict[str, tuple[st.SearchStrategy[Any], Callable[[Any, Settings], None]]] = {
    "cells": (cells(), check),
    "modules": (modules().filter(is_python), check),
    "mutants": (mutants(), check_bytes),
}
"""Kind of file -> the files, and what checks them."""
BATCH = 50


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kind", choices=KINDS)
    options = parser.parse_args()
    tried: Counter[str] = Counter()
    failures: Counter[str] = Counter()
    start, number = time.process_time(), options.seed
    while time.process_time() - start < options.seconds:
        for kind, (files, holds) in KINDS.items():
            if options.kind in (None, kind):
                try:
                    batch(files, holds, number, BATCH, lambda kind=kind: tried.update([kind]))
                except Exception as error:
                    line = f"{type(error).__name__}: {error}".splitlines()[0][:300]
                    if line not in failures:
                        print(
                            f"--- {kind}, seed {number}\n{line}",
                            *getattr(error, "__notes__", ()),
                            sep="\n",
                            flush=True,
                        )
                        if not isinstance(error, AssertionError):
                            traceback.print_exc(limit=-3)
                    failures[line] += 1
        number += 1
    print(
        f"tried {dict(tried)} up to seed {number - 1} in {time.process_time() - start:.0f} s of CPU; failures: {failures.total()}"
    )
    return bool(failures)


def batch(
    files: st.SearchStrategy[Any],
    holds: Callable[[Any, Settings], None],
    number: int,
    size: int,
    count: Callable[[], None],
) -> None:
    """Try ``size`` of the ``files``, always the same ones for a ``number``; ``count`` is called for each."""

    @seed(number)
    @settings(
        max_examples=size,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],  # to shrink takes longer than to understand
    )
    @given(files, SETTINGS)
    def run(file: Any, how: Settings) -> None:
        count()
        holds(file, how)

    run()


if __name__ == "__main__":
    sys.exit(main())
