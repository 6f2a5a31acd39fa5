"""The summaries of a project's files, made when they are asked for, and what leads from file to file."""

from __future__ import annotations

import os
from collections.abc import Callable, Container, Iterator, Mapping, Sequence

from msgraph_lint.program.found import cached_property
from msgraph_lint.program.imports import Import, imports_in
from msgraph_lint.program.resolver import Program
from msgraph_lint.program.summaries import Statement, Summary, statements_of
from msgraph_lint.source import SourceError

Former = tuple[str, Sequence[Import] | None, Sequence[Statement] | None]
"""A file, and what it imported and held before it changed, as far as that is known."""


class Importing:
    """Who imports what, made anew where the files or their imports are others than the last time."""

    def __init__(self) -> None:
        self._imports: dict[str, Sequence[Import]] = {}
        self._found: dict[str, list[tuple[str, Import]]] = {}

    def by(self, imports: dict[str, Sequence[Import]]) -> dict[str, list[tuple[str, Import]]]:
        """Last part of what is imported -> the files that do, with the import."""
        if imports != self._imports or list(imports) != list(self._imports):
            self._imports, self._found = imports, {}
            for path, items in imports.items():
                for item in items:
                    self._found.setdefault(item.name.rpartition(".")[2], []).append((path, item))
        return self._found


class Index:
    """Summaries by file.

    ``text_of`` reads a file; ``imports``, ``known_statements`` and ``importing``: what is known already.
    """

    def __init__(
        self,
        program: Program,
        paths: Sequence[str],
        text_of: Callable[[str], bytes | None],
        imports: Mapping[str, Sequence[Import]] | None = None,
        known_statements: Callable[[str], tuple[Statement, ...] | None] = lambda _: None,
        importing: Importing | None = None,
    ) -> None:
        self.program = program
        self.paths = paths
        """The files of the project, by absolute path."""
        self.all = frozenset(paths)
        self.summaries: dict[str, Summary] = {}
        """Those that were asked for so far."""
        self.imports_of: dict[str, Sequence[Import]] = dict(imports or {})
        """What was asked for, or known before."""
        self.new_imports: list[str] = []
        """The files on disk of which the imports were not known before."""
        self.new_summaries: list[str] = []
        """The files on disk of which the summary was made anew."""
        self.text_of = text_of
        self._known_statements = known_statements
        self._importing = importing or Importing()
        self._module_names: dict[str, list[tuple[str, str]]] = {}
        self._folders: dict[str, str] = {}
        """File -> its folder: asked for each import, again and again."""

    def renewed(
        self, program: Program, text_of: Callable[[str], bytes | None], changed: Container[str]
    ) -> Index:
        """The same files as they are in ``program``: what those say that did not change is known."""
        imports = {path: items for path, items in self.imports_of.items() if path not in changed}
        index = Index(program, self.paths, text_of, imports)
        index.summaries = {path: each for path, each in self.summaries.items() if path not in changed}
        return index

    def imports(self, path: str) -> Sequence[Import]:
        """What the file imports, whether it can be parsed or not."""
        if path not in self.imports_of:
            self.imports_of[path] = tuple(imports_in(self.text_of(path) or b""))
            if path not in self.program.overlay:
                self.new_imports.append(path)
        return self.imports_of[path]

    def __getitem__(self, path: str) -> Summary:
        """The summary of the file."""
        summary = self._known(path)
        if summary is None:
            summary = self.summaries[path] = Summary(tuple(self.imports(path)), self._statements(path))
            if path not in self.program.overlay:
                self.new_summaries.append(path)
        return summary

    def _known(self, path: str) -> Summary | None:
        if path not in self.summaries and (statements := self._known_statements(path)) is not None:
            self.summaries[path] = Summary(tuple(self.imports(path)), statements)
        return self.summaries.get(path)

    def mentioning(self, path: str, name: str) -> Sequence[Statement]:
        """The statements of the file that mention ``name``; where its text does not, it is not parsed."""
        if self._known(path) is None and name.isascii() and name.encode() not in (self.text_of(path) or b""):
            return ()
        return self[path].mentioning.get(name, ())

    def _statements(self, path: str) -> tuple[Statement, ...]:
        try:
            return statements_of(self.program.load(path).tree)
        except SourceError:
            return ()

    @cached_property
    def importing(self) -> dict[str, list[tuple[str, Import]]]:
        """Last part of what is imported -> the files that do, with the import."""
        return self._importing.by({path: self.imports(path) for path in self.paths})

    @cached_property
    def star_importers(self) -> dict[str, list[str]]:
        """File -> the files that import everything from it."""
        found: dict[str, list[str]] = {}
        for importer, item in self.importing.get("*", ()):
            if path := self.file(item.origin or "", importer):
                found.setdefault(path, []).append(importer)
        return found

    def module_names(self, path: str) -> list[tuple[str, str]]:
        """The files that import the module itself, or a package around it, and what each calls it."""
        if path not in self._module_names:
            folder, file = os.path.split(path)
            is_package = file == "__init__.py"
            around = os.path.join(os.path.dirname(folder) if is_package else folder, "__init__.py")
            found = [
                (by, item.alias)
                for by, item in self.importing.get(_stem(path), ())
                if self.file(item.module, by) == path
            ]
            self._module_names[path] = found + (self.module_names(around) if around in self.all else [])
        return self._module_names[path]

    def importers(self, path: str) -> set[str]:
        """The files that import the file or something of it, whatever it holds."""
        stem = _stem(path)
        return {
            importer
            for importer in self.paths
            for item in self.imports(importer)
            for module in (item.origin, item.module)
            if module is not None
            and module.rpartition(".")[2] in (stem, "")
            and self.file(module, importer) == path
        }

    def file(self, module: str, importer: str) -> str | None:
        """The file that the import of ``module`` in ``importer`` leads to."""
        folder = self._folders.get(importer)
        if folder is None:
            folder = self._folders[importer] = os.path.dirname(importer)
        return self.program.locator.module(module, folder)

    def imported_by(self, path: str, imports: Sequence[Import] | None = None) -> Iterator[str]:
        """The files of the project that the file imports; ``imports``: by these, instead of those it has."""
        for item in self.imports(path) if imports is None else imports:
            for module in (item.module, item.origin):
                if module is not None and (found := self.file(module, path)) is not None:
                    yield found

    def offered(self, path: str) -> set[str]:
        """The names that other files can take from the file."""
        found, todo, seen = set[str](), [path], {path}
        while todo:
            path = todo.pop()
            found |= self[path].binding.keys()
            for item in self.imports(path):
                if item.name != "*":
                    found.add(item.alias)
                elif (origin := self.file(item.origin or "", path)) and origin not in seen:
                    seen.add(origin)
                    todo.append(origin)
        return found

    def leading_on(
        self, path: str, statement: Statement, imports: Sequence[Import] | None = None
    ) -> Iterator[tuple[str, str]]:
        """Where the names in ``statement`` of the file are bound: files with a name in each.

        ``imports``: those of the file when it had the statement.
        """
        mentioned = set(statement.mentions)
        for name in mentioned & self[path].binding.keys():
            yield path, name
        for item in self.imports(path) if imports is None else imports:
            if item.name == "*":
                if origin := self.file(item.origin or "", path):
                    yield from ((origin, name) for name in mentioned if not name.startswith("_"))
            elif item.alias in mentioned:
                if item.origin is not None and (origin := self.file(item.origin, path)) is not None:
                    yield origin, item.name
                if module := self.file(item.module, path):
                    yield from ((module, name) for name in mentioned)


def _stem(path: str) -> str:
    """The last part of the name of the module in the file."""
    folder, file = os.path.split(path)
    return os.path.basename(folder) if file == "__init__.py" else file.removesuffix(".py")
