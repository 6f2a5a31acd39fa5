"""Which code of a project may lead to some of its files, and where that leads in turn.

Names are followed, not files: who imports one class of a package does not use the others. Every mention of a
name counts, whatever it means where it stands; where only strings lead, the analysis does not follow.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from msgraph_lint.program.index import Former, Index
from msgraph_lint.program.summaries import Statement

Found = dict[str, set[Statement]]
"""File -> statements of it."""


def users(index: Index, paths: Collection[str]) -> dict[str, frozenset[int]]:
    """File -> where its statements start that may lead to the files ``paths``, which are left out."""
    search = _Users(index, paths)
    search.run()
    return {path: frozenset(each.line for each in found) for path, found in sorted(search.found.items())}


def related(index: Index, paths: Iterable[str], former: Iterable[Former] = ()) -> set[str]:
    """The files ``paths``, and those in which something else may be found when these change.

    These are what leads to them, and what all of that leads to: who is called differently is compiled
    differently. ``former``: how they were before they changed.
    """
    changed, former = set(paths), list(former)
    empty = {path for path in changed if not index[path].statements}
    empty |= {path for path, _, statements in former if not statements}
    for path in empty:  # or broken, or not there: then it is told where something is imported from it
        changed |= index.importers(path)
    search = _Users(index, changed)
    for path in changed:
        search.start_at(path, index.offered(path))
    places: list[tuple[str, str]] = []
    for path, imports, statements in former:
        search.start_at(path, (name for each in statements or () for name in each.names))
        for item in imports or ():
            search.start_at(path, [item.alias])
            origin = index.file(item.origin or item.name, path)
            if origin is not None:
                offered = index.offered(origin)
                search.start_at(path, offered if item.name == "*" else ())
                places += ((origin, name) for name in (offered if item.name == "*" else [item.name]))
            if module := index.file(item.module, path):
                places += ((module, name) for name in index.offered(module))
        for each in statements or ():
            places += index.leading_on(path, each, imports)
        if statements is None:  # then all that it imported
            for module in index.imported_by(path, imports or ()):
                places += ((module, name) for name in index.offered(module))
    search.run()
    for path in changed:
        search.found[path] = set(index[path].statements)
    return changed | _led_to(index, search.found, places)


class _Users:
    """Follows names from the files where they are bound to the statements that mention them."""

    def __init__(self, index: Index, start: Collection[str]) -> None:
        self.index = index
        self.found: Found = {}
        self._start = start
        self._names: set[tuple[str, str]] = set()
        """Files with a name in each that leads to the files at hand."""
        self._todo: list[tuple[str, str]] = []
        for path in start:
            self.start_at(path, index[path].binding)

    def start_at(self, path: str, names: Iterable[str]) -> None:
        """Look for what leads to ``names`` of the file as well."""
        for name in names:
            self._add(path, name)

    def run(self) -> None:
        """Find all that leads to the files that it starts from."""
        while self._todo:
            path, name = self._todo.pop()
            if path not in self._start:
                for statement in self.index.mentioning(path, name):
                    self._take(path, statement)
            for importer, item in self.index.importing.get(name, ()):
                if item.origin is not None and self.index.file(item.origin, importer) == path:
                    self._add(importer, item.alias)
            if not name.startswith("_"):
                for importer in self.index.star_importers.get(path, ()):
                    self._add(importer, name)
            for importer, alias in self.index.module_names(path):
                if importer not in self._start:
                    for statement in self.index.mentioning(importer, name):
                        if alias in statement.mentions:
                            self._take(importer, statement)

    def _add(self, path: str, name: str) -> None:
        if (path, name) not in self._names:
            self._names.add((path, name))
            self._todo.append((path, name))

    def _take(self, path: str, statement: Statement) -> None:
        found = self.found.setdefault(path, set())
        if statement not in found:
            found.add(statement)
            for name in statement.names:
                self._add(path, name)


def _led_to(index: Index, start: Found, places: Iterable[tuple[str, str]]) -> set[str]:
    """The files that hold what the statements ``start`` and the names ``places`` lead to, and so on."""
    files = set(start)
    todo = [(path, each) for path, statements in start.items() for each in statements]
    taken = {each for _, each in todo}
    names = list(places)
    known = set(names)
    while todo or names:
        if todo:
            found = list(index.leading_on(*todo.pop()))
        else:
            path, name = names.pop()
            for each in index[path].binding.get(name, ()):
                files.add(path)
                if each not in taken:
                    taken.add(each)
                    todo.append((path, each))
            found = list(_handed_on(index, path, name))
        for place in found:
            if place not in known:
                known.add(place)
                names.append(place)
    return files


def _handed_on(index: Index, path: str, name: str) -> Iterator[tuple[str, str]]:
    """Where the file has ``name`` from, if it imports it."""
    for item in index.imports(path):
        if item.name == "*" and (origin := index.file(item.origin or "", path)):
            yield origin, name
        elif item.alias == name:
            if item.origin is not None and (origin := index.file(item.origin, path)):
                yield origin, item.name
            if module := index.file(item.module, path):
                yield from ((module, each) for each in index[module].binding)
