"""What a call may pass, and what is wrong with one."""

from __future__ import annotations

import ast
import functools
from collections.abc import Mapping, Sequence

from msgraph_lint.mindspore_facts import Param, params_of
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.program.found import cached_property
from msgraph_lint.records import dataclass

_BY_NAME = 1_000


@dataclass(frozen=True)
class Wrong:
    """What is wrong with the arguments of a call."""

    what: str
    """``is given twice``, ``is missing`` …, after the name of what is called."""
    keyword: ast.keyword | None = None
    """The keyword argument that it does not take, if it is that."""
    names: Sequence[str] = ()
    """What it takes in its place."""
    missing: Sequence[str] = ()
    """What is needed and not given."""

    @property
    def keyword_name(self) -> str:
        return self.keyword.arg or "" if self.keyword is not None else ""


@dataclass(frozen=True)
class Signature:
    """The parameters of a function, without a receiver."""

    params: tuple[Param, ...]

    @classmethod
    def of(cls, info: FunctionInfo) -> Signature:
        """The parameters of a function of the project; a receiver is left out."""
        args = info.node.args
        positional = [*args.posonlyargs, *args.args]
        needed = len(positional) - len(args.defaults)
        has_receiver = info.owner is not None and not info.parent and not info.is_static
        params = [Param(each.arg, "positional", index >= needed) for index, each in enumerate(positional)][
            has_receiver:
        ]
        params += [Param(args.vararg.arg, "*", False)] if args.vararg else []
        params += [
            Param(each.arg, "keyword", default is not None)
            for each, default in zip(args.kwonlyargs, args.kw_defaults, strict=True)
        ]
        params += [Param(args.kwarg.arg, "**", False)] if args.kwarg else []
        return cls(tuple(params))

    @cached_property
    def names(self) -> Sequence[str]:
        """The names by which arguments can be given."""
        return [each.name for each in self.params if each.kind in ("positional", "keyword")]

    @cached_property
    def places(self) -> Mapping[str, int]:
        """What can be given → its place, far behind all others where that is only by name."""
        return {
            each.name: place if each.kind == "positional" else _BY_NAME
            for place, each in enumerate(self.params)
            if each.kind in ("positional", "keyword")
        }

    @cached_property
    def _positional(self) -> Sequence[Param]:
        return [each for each in self.params if each.kind == "positional"]

    @cached_property
    def _kinds(self) -> frozenset[str]:
        return frozenset(each.kind for each in self.params)

    @cached_property
    def _needed_keywords(self) -> Sequence[Param]:
        return [each for each in self.params if each.kind == "keyword" and not each.has_default]

    def wrong(self, call: ast.Call) -> Wrong | None:
        """What is wrong with the arguments of ``call``; None where nothing is, or not all are shown."""
        given = [each for each in call.args if not isinstance(each, ast.Starred)]
        is_open = len(given) < len(call.args)
        places = self._positional
        for keyword in self.not_taken(call):
            return Wrong(f"takes no argument `{keyword.arg}`", keyword, self.names)
        if len(given) > len(places) and "*" not in self._kinds:
            return Wrong(f"takes {self._count(places)}, but {len(given)} are given")
        keywords = {each.arg for each in call.keywords}
        if is_open or None in keywords:
            return None
        for param in places[: len(given)]:
            if param.name in keywords:
                return Wrong(f"is given the argument `{param.name}` twice")
        missing = [
            each.name
            for each in (*places[len(given) :], *self._needed_keywords)
            if not each.has_default and each.name not in keywords
        ]
        if missing:
            return Wrong(f"needs {_listed(missing)}", missing=missing)
        return None

    def not_taken(self, call: ast.Call) -> list[ast.keyword]:
        """The keyword arguments of ``call`` that it does not take."""
        if "**" in self._kinds:
            return []
        return [each for each in call.keywords if each.arg is not None and each.arg not in self.names]

    @staticmethod
    def _count(places: Sequence[Param]) -> str:
        if not places:
            return "no positional argument"
        needed = sum(not each.has_default for each in places)
        many = f"{needed} to {len(places)}" if needed < len(places) else str(len(places))
        return f"{many} positional argument{'s' if len(places) > 1 else ''}"


@functools.lru_cache(maxsize=1_000)
def signatures_of(text: str) -> tuple[Signature, ...]:
    """The overloads in a text of the tables."""
    return tuple(Signature(params_of(each)) for each in text.split("|"))


def wrong(signatures: Sequence[Signature], call: ast.Call) -> Wrong | None:
    """What is wrong with ``call`` for each of the overloads: what is said is of the first that takes most."""
    closest = (
        sorted(signatures, key=lambda each: len(each.not_taken(call))) if len(signatures) > 1 else signatures
    )
    found = [each.wrong(call) for each in closest]
    if not found or None in found:
        return None
    counted = [each for each in found if each is not None and each.keyword is None]
    return (counted or found)[0]


def _listed(names: Sequence[str]) -> str:
    quoted = [f"`{name}`" for name in names]
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} and {quoted[-1]}"
