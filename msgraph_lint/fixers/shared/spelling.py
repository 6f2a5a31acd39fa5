"""MindSpore's names in the words of one file: ``ms.Parameter``, ``mindspore.Parameter`` or ``Parameter``."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from msgraph_lint.findings import Edit
from msgraph_lint.program.definitions import External, Module
from msgraph_lint.records import dataclass, field
from msgraph_lint.source import Source


@dataclass
class Speller:
    """Finds how ``module`` can write a name of MindSpore, and which import it lacks for that."""

    module: Module
    hidden: frozenset[str] = frozenset()
    """Names that mean something else where the text will stand."""
    _missing: dict[str, None] = field(default_factory=dict)

    def spell(self, name: str, *, deep: bool = True) -> str:
        """``name``, such as ``mindspore.Parameter``, as the file writes it.

        ``deep``: whether it may be written with its path below what the file imports, however long that is.
        """
        last = name.rpartition(".")[2]
        prefixed: list[str] = []
        for known in sorted(self.module.defined_names - self.hidden, key=lambda known: (len(known), known)):
            meaning = self.module.lookup(known)
            if meaning == External(name):
                return known
            if isinstance(meaning, External) and name.startswith(f"{meaning.name}."):
                rest = name.removeprefix(meaning.name)
                prefixed += [known + rest] if deep or rest == f".{last}" else []
            elif isinstance(meaning, External) and self.module.program.member(meaning, last) == External(
                name
            ):
                prefixed.append(f"{known}.{last}")
        if prefixed:
            return min(prefixed, key=len)
        self._missing[name] = None
        return last

    @property
    def imports(self) -> tuple[Edit, ...]:
        """The inserts that import what could not be spelled so far; none when nothing is missing."""
        edits: list[Edit] = []
        for package in sorted({name.rpartition(".")[0] for name in self._missing}):
            names = sorted(
                name.rpartition(".")[2] for name in self._missing if name.rpartition(".")[0] == package
            )
            edit = self._import(package, ", ".join(names))
            if edit is not None:
                edits.append(edit)
        return tuple(edits)

    def _import(self, package: str, names: str) -> Edit | None:
        """``names`` added to the import from ``package``, or to a new one after the last import."""
        source = self.module.source
        for node in self.module.tree.body:
            if not isinstance(node, ast.ImportFrom) or node.level or node.module != package:
                continue
            if node.names[-1].name != "*":
                at = source.span(node.names[-1]).end
                return Edit(at, at, f", {names}")
        last_import = after_imports(source, self.module.tree.body)
        if last_import is None:
            return None
        return Edit(last_import, last_import, f"from {package} import {names}{source.newline(last_import)}")

    @property
    def is_complete(self) -> bool:
        """Whether every name spelled so far is there or can be imported."""
        taken = self.module.defined_names | self.hidden
        clash = any(name.rpartition(".")[2] in taken for name in self._missing)
        return not clash and len(self.imports) == len({name.rpartition(".")[0] for name in self._missing})


def after_imports(source: Source, body: Iterable[ast.stmt]) -> int | None:
    """The start of the line after the last import at module level; ``None`` when that is no place."""
    last = next(
        (node for node in reversed(list(body)) if isinstance(node, (ast.Import, ast.ImportFrom))), None
    )
    return None if last is None else line_after(source, last)


def line_after(source: Source, node: ast.stmt) -> int | None:
    """The start of the line after the statement ``node``; ``None`` when that is no place."""
    if node.end_lineno is None or node.end_lineno >= len(source.line_starts):
        return None
    rest = source.line(node.end_lineno)[source.position(source.span(node).end)[1] :].strip()
    return source.line_starts[node.end_lineno] if not rest or rest.startswith("#") else None
