"""Texts that become smaller: what is left out is no part of what a test holds for."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator, Mapping

Texts = Mapping[str, str]
"""Python files: name -> content."""
_Block = list[ast.stmt]


def thinned(texts: Texts, holds: Callable[[Texts], bool], most: int) -> dict[str, str]:
    """The smallest variant of ``texts`` that was found for which ``holds`` says yes, without comments.

    Statements go first, then what is around others, then parameters with a default. ``most``: how many
    variants are tried.
    """
    thinning = _Thinning(texts, holds, most)
    while thinning.round():
        pass
    return thinning.texts()


class _Thinning:
    """The trees of the files."""

    def __init__(self, texts: Texts, holds: Callable[[Texts], bool], most: int) -> None:
        self._holds, self._left = holds, most
        self._trees = {name: ast.parse(text) for name, text in texts.items()}

    def texts(self) -> dict[str, str]:
        """The files as they are now."""
        return {
            name: ast.unparse(ast.fix_missing_locations(tree)) + "\n" for name, tree in self._trees.items()
        }

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
        if self._holds(self.texts()):
            return True
        self._trees[name] = kept
        return False


def _all_blocks(tree: ast.AST) -> Iterator[_Block]:
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


def _block_at(tree: ast.AST, number: int) -> _Block | None:
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
