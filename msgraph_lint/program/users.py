"""Which code of a project may lead to some of its files, directly or through others.

Names are followed, not files: who imports one class of a package does not use the others. Every mention of a
name counts, whatever it means where it stands; where only strings lead, the analysis does not follow.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property

from msgraph_lint.program.imports import Import, imports_in
from msgraph_lint.program.resolver import Program
from msgraph_lint.program.syntax import bindings, bound_name, walk, without_annotations
from msgraph_lint.source import SourceError


class Users:
    """Looks up what leads to a file, among the files of a project."""

    def __init__(self, program: Program, texts: Mapping[str, bytes]) -> None:
        self.program = program
        self.texts = texts
        """Absolute path -> what stands in the file."""
        self._statements: dict[str, dict[str, list[_Statement]]] = {}
        self._module_names: dict[str, list[tuple[str, str]]] = {}

    def of(self, paths: Collection[str]) -> dict[str, frozenset[ast.stmt]]:
        """File -> its statements at module level that may lead to the files ``paths``, which are left out."""
        search = _Search(self, paths)
        search.run()
        return {path: frozenset(found) for path, found in sorted(search.found.items())}

    @cached_property
    def imports(self) -> dict[str, list[tuple[str, Import]]]:
        """Last part of what is imported -> the files that do, with the import."""
        found: dict[str, list[tuple[str, Import]]] = {}
        for path, text in self.texts.items():
            for item in imports_in(text):
                found.setdefault(item.name.rpartition(".")[2], []).append((path, item))
        return found

    @cached_property
    def star_importers(self) -> dict[str, list[str]]:
        """File -> the files that import everything from it."""
        found: dict[str, list[str]] = {}
        for importer, item in self.imports.get("*", ()):
            if path := self.file(item.origin or "", importer):
                found.setdefault(path, []).append(importer)
        return found

    def module_names(self, path: str) -> list[tuple[str, str]]:
        """The files that import the module itself, or a package around it, and what each calls it."""
        if path not in self._module_names:
            folder, file = os.path.split(path)
            is_package = file == "__init__.py"
            stem = os.path.basename(folder) if is_package else file.removesuffix(".py")
            around = os.path.join(os.path.dirname(folder) if is_package else folder, "__init__.py")
            found = [
                (by, item.alias)
                for by, item in self.imports.get(stem, ())
                if self.file(item.module, by) == path
            ]
            self._module_names[path] = found + (self.module_names(around) if around in self.texts else [])
        return self._module_names[path]

    def file(self, module: str, importer: str) -> str | None:
        """The file that the import of ``module`` in ``importer`` leads to."""
        return self.program.locator.module(module, os.path.dirname(importer))

    def imported_by(self, path: str) -> Iterator[str]:
        """The files of the project that the file imports."""
        for item in imports_in(self.texts.get(path, b"")):
            for module in (item.module, item.origin):
                if module is not None and (found := self.file(module, path)) is not None:
                    yield found

    def may_mention(self, path: str, name: str) -> bool:
        """Whether the text of the file has ``name``, which may be spelled otherwise unless it is ASCII."""
        return not name.isascii() or name.encode() in self.texts.get(path, b"")

    def mentions(self, path: str) -> dict[str, list[_Statement]]:
        """Name -> the statements of the file that mention it, as a name or an attribute."""
        if path not in self._statements:
            self._statements[path] = {}
            for statement in self.statements(path):
                for name in statement.mentions:
                    self._statements[path].setdefault(name, []).append(statement)
        return self._statements[path]

    def statements(self, path: str) -> Iterator[_Statement]:
        """The statements of the file, without its imports."""
        try:
            module = self.program.load(path)
        except SourceError:
            return
        for node in module.tree.body:
            if not isinstance(node, (ast.Import, ast.ImportFrom)):
                yield _Statement(node)


class _Search:
    """Follows names from the files where they are bound to the statements that mention them."""

    def __init__(self, users: Users, start: Collection[str]) -> None:
        self.users = users
        self.found: dict[str, set[ast.stmt]] = {}
        self._start = start
        self._names: set[tuple[str, str]] = set()
        """Files with a name in each that leads to the files at hand."""
        self._todo: list[tuple[str, str]] = []
        for path in start:
            for statement in users.statements(path):
                for name in statement.names:
                    self._add(path, name)

    def run(self) -> None:
        """Find all that leads to the files that it starts from."""
        while self._todo:
            path, name = self._todo.pop()
            if path not in self._start and self.users.may_mention(path, name):
                for statement in self.users.mentions(path).get(name, ()):
                    self._take(path, statement)
            for importer, item in self.users.imports.get(name, ()):
                if item.origin is not None and self.users.file(item.origin, importer) == path:
                    self._add(importer, item.alias)
            if not name.startswith("_"):
                for importer in self.users.star_importers.get(path, ()):
                    self._add(importer, name)
            for importer, alias in self.users.module_names(path):
                if importer in self._start or not self.users.may_mention(importer, name):
                    continue
                if name in self.users.mentions(importer):
                    for statement in self.users.mentions(importer).get(alias, ()):
                        if statement in self.users.mentions(importer)[name]:
                            self._take(importer, statement)

    def _add(self, path: str, name: str) -> None:
        if (path, name) not in self._names:
            self._names.add((path, name))
            self._todo.append((path, name))

    def _take(self, path: str, statement: _Statement) -> None:
        found = self.found.setdefault(path, set())
        if statement.node not in found:
            found.add(statement.node)
            for name in statement.names:
                self._add(path, name)


class _Statement:
    """A statement at module level: the names that it binds, and those that it mentions."""

    def __init__(self, node: ast.stmt) -> None:
        self.node = node

    @cached_property
    def names(self) -> set[str]:
        return {name for each in bindings(walk([self.node])) if (name := bound_name(each.target))}

    @property
    def mentions(self) -> set[str]:
        """Those in annotations are left out: they lead nowhere."""
        found = set[str]()
        for node in without_annotations(self.node):
            if isinstance(node, ast.Name):
                found.add(node.id)
            elif isinstance(node, ast.Attribute):
                found.add(node.attr)
        return found
