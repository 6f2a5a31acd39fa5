"""Which code of a project may lead to some of its files, and where that leads in turn.

Names are followed, not files: who imports one class of a package does not use the others. Every mention of a
name counts, whatever it means where it stands; where only strings lead, the analysis does not follow.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgraph_lint.program.index import Index
from msgraph_lint.program.summaries import Statement

Found = dict[str, set[Statement]]
"""File -> statements of it."""


def users(index: Index, paths: Collection[str]) -> dict[str, frozenset[int]]:
    """File -> where its statements start that may lead to the files ``paths``, which are left out."""
    search = _Users(index, paths)
    search.run()
    return {path: frozenset(each.line for each in found) for path, found in sorted(search.found.items())}


def related(index: Index, paths: Iterable[str]) -> set[str]:
    """The files ``paths``, and those in which something else may be found when these change.

    These are what leads to them, and what all of that leads to: who is called differently is compiled
    differently.
    """
    changed = set(paths)
    search = _Users(index, changed)
    search.run()
    for path in changed:
        search.found[path] = set(index[path].statements)
    return changed | _led_to(index, search.found)


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
            for name in index[path].binding:
                self._add(path, name)

    def run(self) -> None:
        """Find all that leads to the files that it starts from."""
        while self._todo:
            path, name = self._todo.pop()
            if path not in self._start:
                for statement in self.index[path].mentioning.get(name, ()):
                    self._take(path, statement)
            for importer, item in self.index.importing.get(name, ()):
                if item.origin is not None and self.index.file(item.origin, importer) == path:
                    self._add(importer, item.alias)
            if not name.startswith("_"):
                for importer in self.index.star_importers.get(path, ()):
                    self._add(importer, name)
            for importer, alias in self.index.module_names(path):
                if importer not in self._start:
                    for statement in self.index[importer].mentioning.get(name, ()):
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


def _led_to(index: Index, start: Found) -> set[str]:
    """The files that hold what the statements ``start`` mention, what that mentions, and so on."""
    files = set(start)
    seen = {path: set(statements) for path, statements in start.items()}
    todo = [(path, statement) for path, statements in start.items() for statement in statements]
    names = set[tuple[str, str]]()
    while todo:
        path, statement = todo.pop()
        places = list(index.leading_on(path, statement))
        for place in places:
            if place in names:
                continue
            names.add(place)
            where, name = place
            for each in index[where].binding.get(name, ()):
                files.add(where)
                if each not in seen.setdefault(where, set()):
                    seen[where].add(each)
                    todo.append((where, each))
            for item in index.imports(where):  # handed on: `from .layers import Dense` in a package
                if item.name == "*" and (origin := index.file(item.origin or "", where)):
                    places.append((origin, name))
                elif item.alias == name:
                    if item.origin is not None and (origin := index.file(item.origin, where)):
                        places.append((origin, item.name))
                    if module := index.file(item.module, where):
                        places += ((module, mention) for mention in statement.mentions)
    return files
