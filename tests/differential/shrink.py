"""Small programs for what linter and MindSpore disagree on: first features go, then statements."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from .program import Line, Program

_BUDGET = 200
"""How many variants are tried: some cost a minute."""

Test = Callable[[Program], bool]
Block = list[ast.stmt]


def shrink(program: Program, test: Test) -> Program:
    """The smallest variant of ``program`` that was found for which ``test`` holds."""
    for feature in program.features:
        smaller = program.without([feature])
        if len(program.features) > 1 and test(smaller):
            program = smaller
    shrinking = _Shrinking(program, test)
    while shrinking.round():
        pass
    return shrinking.program()


class _Shrinking:
    """The trees of the program's files, which become smaller."""

    def __init__(self, program: Program, test: Test) -> None:
        self._program, self._test = program, test
        names = program.files if program.tree is None else list(program.files)[1:]
        self._left = _BUDGET
        self._trees = {name: ast.parse(program.text(name)) for name in names}

    def program(self) -> Program:
        """The program as it is now; an empty module that nobody imports is gone."""
        files = dict(self._program.files)
        for name, tree in self._trees.items():
            text = ast.unparse(ast.fix_missing_locations(tree))
            if text or name == self._program.case:
                files[name] = tuple(Line(0, line) for line in text.splitlines())
            else:
                del files[name]
        return replace(self._program, files=files)

    def round(self) -> bool:
        """Try to leave out each thing once; whether something went."""
        before = {name: ast.dump(tree) for name, tree in self._trees.items()}
        for name in list(self._trees):
            for position in _blocks(self._trees[name]):
                self._thin_out(name, position)
            for flatten in (_flattened, _without_parameters):
                number = 0
                while (smaller := flatten(self._trees[name], number)) is not None:
                    number += not self._accept(name, smaller)
        return before != {name: ast.dump(tree) for name, tree in self._trees.items()}

    def _thin_out(self, name: str, position: int) -> None:
        """Leave out runs of statements of one block, halves first."""
        block = _block_at(self._trees[name], position)
        size = len(block) if block is not None else 0
        while size:
            start = 0
            while (block := _block_at(self._trees[name], position)) is not None and start < len(block):
                smaller = copy.deepcopy(self._trees[name])
                inner = _block_at(smaller, position)
                assert inner is not None
                left_out = inner[start : start + size]
                if [type(each) for each in left_out] == [ast.Pass]:
                    break
                inner[start : start + size] = [] if size < len(inner) or not position else [ast.Pass()]
                start += 0 if self._accept(name, smaller) else size
            size //= 2

    def _accept(self, name: str, smaller: ast.Module) -> bool:
        if not self._left:
            return False
        self._left -= 1
        kept = self._trees[name]
        self._trees[name] = smaller
        if self._test(self.program()):
            return True
        self._trees[name] = kept
        return False


def _all_blocks(tree: ast.AST) -> Iterator[Block]:
    """The blocks of ``tree``, outer ones first."""
    waiting: list[ast.AST] = [tree]
    for node in waiting:
        for name in ("body", "orelse", "finalbody", "handlers"):
            inner = getattr(node, name, None)
            if isinstance(inner, list) and inner:
                if name != "handlers":
                    yield inner
                waiting += inner


def _blocks(tree: ast.Module) -> Iterator[int]:
    """The numbers of the blocks, as long as there are that many."""
    number = 0
    while _block_at(tree, number) is not None:
        yield number
        number += 1


def _block_at(tree: ast.AST, number: int) -> Block | None:
    return next((block for index, block in enumerate(_all_blocks(tree)) if index == number), None)


def _flattened(tree: ast.Module, number: int) -> ast.Module | None:
    """With one ``if``, loop, ``with`` … replaced by what is in it; None when there are not so many."""
    smaller = copy.deepcopy(tree)
    kinds = (ast.If, ast.For, ast.While, ast.With, ast.Try)
    for block in _all_blocks(smaller):
        for index, statement in enumerate(block):
            if not isinstance(statement, kinds):
                continue
            if number == 0:
                block[index : index + 1] = statement.body
                return smaller
            number -= 1
    return None


def _without_parameters(tree: ast.Module, number: int) -> ast.Module | None:
    """Without one parameter that has a default, wherever it is passed; None when there are not so many."""
    smaller = copy.deepcopy(tree)
    for node in ast.walk(smaller):
        if isinstance(node, ast.FunctionDef) and node.args.defaults:
            count = len(node.args.defaults)
            if number >= count:
                number -= count
                continue
            gone = node.args.args.pop(-1 - number)
            node.args.defaults.pop(-1 - number)
            for call in ast.walk(smaller):
                if isinstance(call, ast.Call):
                    call.keywords = [each for each in call.keywords if each.arg != gone.arg]
            return smaller
    return None


def size(program: Program) -> int:
    """The lines of its files."""
    return sum(map(len, program.files.values()))


def as_case(program: Program, about: Sequence[str]) -> str:
    """The program as one text, with what it is ``about`` in comments before it."""
    head = "".join(f"# {line}\n" for line in about)
    texts = [program.text(name) for name in program.files if program.tree is None or name != program.case]
    names = [name for name in program.files if program.tree is None or name != program.case]
    if len(texts) == 1:
        return head + texts[0]
    return head + "\n".join(f"# --- {name}\n{text}" for name, text in zip(names, texts, strict=True))
