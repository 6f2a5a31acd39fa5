"""One bug at a random place of a real model: a changed statement, or a feature of the catalogue.

The place is in the ``construct`` of the Cell, in a method or function that it calls, or in a Cell of the same
file that it holds.
"""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from random import Random

from .catalogue import Place, catalogue, write
from .mutations import Mutation, mutations
from .program import Line, Program
from .targets import Target

_IMPORTS = """\
import numpy as np
import mindspore as ms
from mindspore import nn, ops, Tensor, Parameter"""

Function = ast.FunctionDef


class Model:
    """A module of a package, and where bugs can be put so that the Cell meets them."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.lines = (target.folder / target.file).read_text("utf-8").splitlines()
        self.tree = ast.parse("\n".join(self.lines))
        self.classes = {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}
        self.functions = {node.name: node for node in self.tree.body if isinstance(node, Function)}
        self.compiled = list(self._compiled())
        """The functions with their classes."""

    def _compiled(self) -> Iterator[tuple[Function, ast.ClassDef | None]]:
        waiting, seen = [self.target.class_name], set()
        while waiting:
            name = waiting.pop()
            if name in seen or name not in self.classes:
                continue
            seen.add(name)
            cls = self.classes[name]
            methods = {node.name: node for node in cls.body if isinstance(node, Function)}
            names = ["construct"]
            for method in names:
                if method not in methods:
                    continue
                yield methods[method], cls
                for node in ast.walk(methods[method]):
                    if isinstance(node, ast.Call):
                        called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
                        if called in methods and called not in names:
                            names.append(called)
            if "__init__" in methods:
                waiting += [node.id for node in ast.walk(methods["__init__"]) if isinstance(node, ast.Name)]

    def places(self) -> Iterator[tuple[ast.stmt, str, ast.ClassDef | None, Function]]:
        """Statements with a name that is bound to a Tensor where they end, or begin with a return."""
        for function, cls in self.compiled:
            tensors = _parameters(function)
            for statement in _statements(function.body):
                if isinstance(statement, (ast.Raise, ast.Break, ast.Continue)):
                    continue  # nothing comes after them
                target = statement.targets[0] if isinstance(statement, ast.Assign) else None
                if isinstance(target, ast.Name) and _makes_tensor(statement.value, tensors):
                    tensors.append(target.id)
                if tensors:
                    yield statement, tensors[-1], cls, function


def _parameters(function: Function) -> list[str]:
    """The parameters that are likely Tensors: the first ones without default."""
    arguments = function.args.args[1:]
    plain = arguments[: len(arguments) - len(function.args.defaults)]
    return [each.arg for each in plain if each.arg not in ("H", "W", "h", "w", "size", "B")]


def _makes_tensor(value: ast.expr, tensors: Sequence[str]) -> bool:
    if isinstance(value, ast.Call):
        called = ast.unparse(value.func)
        if called.startswith(("ops.", "self.", "mint.")):
            return not re.search(r"shape|split|chunk|unstack|unbind", called.lower())
    if isinstance(value, ast.BinOp):
        names = {node.id for node in (value.left, value.right) if isinstance(node, ast.Name)}
        return bool(names & set(tensors))
    return False


def _statements(body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
    """All statements but those of nested functions, and docstrings."""
    for statement in body:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue
        yield statement
        for name in ("body", "orelse"):
            inner = getattr(statement, name, [])
            if not isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
                yield from _statements(inner)


@cache
def _model(target: Target) -> Model:
    return Model(target)


IsRun = Callable[[Target, int], bool]
"""Whether the call of a Cell gets to the statement on a 1-based line of its module."""


def _always(target: Target, line: int) -> bool:
    return True


def inject(target: Target, seed: int, is_run: IsRun = _always) -> Program | None:
    """The case with the bug of ``seed``, where it ``is_run``; None when no place was found."""
    model, random = _model(target), Random(f"inject {seed} {target.name}")
    places = list(model.places())
    for _ in range(50):
        if not places:
            return None
        statement, tensor, cls, function = random.choice(places)
        if not is_run(target, statement.lineno):
            continue
        if random.random() < 0.5:
            made = _changed(model, statement, tensor, random)
        else:
            made = _extended(model, statement, tensor, cls, function, random)
        if made is None:
            continue
        lines, tag = made
        try:
            ast.parse("\n".join(line.text for line in lines))
        except SyntaxError:
            continue
        program = target.changed(lines, tag)
        return replace(program, name=f"bug {seed} {target.name}", base=target.program())
    return None


def _changed(model: Model, statement: ast.stmt, tensor: str, random: Random) -> tuple[list[Line], str] | None:
    """Another statement instead."""
    if model.lines[statement.lineno - 1].lstrip().startswith("elif"):
        return None
    kinds: list[Mutation] = list(mutations())
    random.shuffle(kinds)
    for kind in kinds:
        text = kind.change(copy.deepcopy(statement), tensor, random)
        if text is None:
            continue
        tag = f"{kind.name}#1"
        indent = " " * statement.col_offset
        new = [Line(0, indent + line, tag) for line in text.splitlines()]
        lines = [Line(0, line) for line in model.lines]
        lines[statement.lineno - 1 : statement.end_lineno] = new
        return _with_imports(model, lines, []), tag
    return None


def _extended(
    model: Model,
    statement: ast.stmt,
    tensor: str,
    cls: ast.ClassDef | None,
    function: Function,
    random: Random,
) -> tuple[list[Line], str] | None:
    """A feature after the statement, or before it when it is a return."""
    if cls is None:
        return None
    feature = random.choice(list(catalogue().values()))
    init = next((n for n in cls.body if isinstance(n, Function) and n.name == "__init__"), None)
    if feature.sections["init"] and (init is None or isinstance(init.body[-1], ast.Return)):
        return None
    tag = f"{feature.name}#1"
    taken = frozenset(node.id for node in ast.walk(function) if isinstance(node, ast.Name))
    arguments = frozenset(each.arg for each in function.args.args)
    same = (f"{tensor} * 0.5", f"ops.relu({tensor})", f"{tensor} + 1.0")
    place = Place(tensor, same, taken | arguments, (f"{tensor}.ndim > 1", f"{tensor}.shape[0] > 1"))
    try:
        written = write(feature, place, 0, random, tag).lines
    except ValueError:  # too few free names
        return None

    def at(section: str, indent: int) -> list[Line]:
        return [Line(0, " " * (indent + 4 * line.indent) + line.text, tag) for line in written[section]]

    lines = [Line(0, line) for line in model.lines]
    end = statement.end_lineno or 0
    where = statement.lineno - 1 if isinstance(statement, ast.Return) else end
    inserts = [(where, at("body", statement.col_offset))]
    if init is not None:
        inserts.append((init.body[-1].end_lineno or 0, at("init", init.body[-1].col_offset)))
    inserts.append((cls.end_lineno or 0, at("method", function.col_offset)))
    for position, new in sorted(inserts, key=lambda each: -each[0]):
        lines[position:position] = new
    return _with_imports(model, lines, at("module", 0)), tag


def _with_imports(model: Model, lines: list[Line], module: list[Line]) -> list[Line]:
    """The lines with what the new ones need after the imports of the module."""
    imports = [node for node in model.tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]
    end = imports[-1].end_lineno or 0
    head = [Line(0, text) for text in _IMPORTS.splitlines()]
    return [*lines[:end], *head, *module, *lines[end:]]


def bugs(targets: Sequence[Target], seeds: range, is_run: IsRun = _always) -> Iterator[Program]:
    """A program for each seed, each in a random Cell, at a place that ``is_run``."""
    for seed in seeds:
        target = Random(f"target {seed}").choice(targets)
        if (program := inject(target, seed, is_run)) is not None:
            yield program
