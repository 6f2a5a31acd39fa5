"""The files of a project: where it begins, which Python files it holds, and what an import leads to."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator

from msgraph_lint.paths import DEFAULT_EXCLUDE, NEVER_ENTERED, is_environment
from msgraph_lint.records import dataclass, field

_PROJECT_MARKERS = ("pyproject.toml", "setup.py", "setup.cfg", ".git")
_LIBRARY_FOLDERS = {"site-packages", "dist-packages"}
MOST_FILES = 5_000
"""How many files of a project are looked at; beyond that it is a folder of projects."""


def project_roots(folders: Iterable[str]) -> list[str]:
    """Where the projects begin that hold ``folders``."""
    search = _Roots()
    return sorted({search.root(folder) for folder in set(folders)})


def project_files(roots: Iterable[str], folders: list[str] | None = None) -> list[str]:
    """The Python files of the projects that begin at ``roots``; they hang on what ``folders`` hold, then."""
    found: list[str] = []
    for root in roots:
        whole = any(
            os.path.exists(os.path.join(root, marker)) for marker in (*_PROJECT_MARKERS, "__init__.py")
        )
        todo = [root]
        while todo:
            folder = todo.pop()
            if folders is not None:
                folders.append(folder)
            try:
                entries = list(os.scandir(folder))
            except OSError:
                continue
            if folder != root and is_environment(entry.name for entry in entries):
                continue
            found += sorted(entry.path for entry in entries if entry.name.endswith(".py"))
            if len(found) > MOST_FILES:
                return found[:MOST_FILES]
            if whole:
                inner = (
                    entry.path
                    for entry in entries
                    if entry.is_dir(follow_symlinks=False)
                    and entry.name not in DEFAULT_EXCLUDE
                    and entry.name not in NEVER_ENTERED
                )
                todo += sorted(inner, reverse=True)
    return found


class _Roots:
    """Finds where projects begin, and looks at each folder once."""

    def __init__(self) -> None:
        self._marked: dict[str, str | None] = {}
        self._packages: dict[str, bool] = {}
        self._tops: dict[str, str] = {}

    def root(self, folder: str) -> str:
        """The nearest folder upward with a project file; else the outermost package, or the folder itself."""
        marked = self._nearest_marked(folder)
        if marked is not None:
            return marked
        return self._outermost(folder)

    def _outermost(self, folder: str) -> str:
        if folder not in self._tops:
            above = os.path.dirname(folder)
            is_inner = self._is_package(folder) and self._is_package(above) and above != folder
            self._tops[folder] = self._outermost(above) if is_inner else folder
        return self._tops[folder]

    def _is_package(self, folder: str) -> bool:
        if folder not in self._packages:
            self._packages[folder] = os.path.exists(os.path.join(folder, "__init__.py"))
        return self._packages[folder]

    def _nearest_marked(self, folder: str) -> str | None:
        below: list[str] = []
        while folder not in self._marked:
            above = os.path.dirname(folder)
            if any(os.access(f"{folder}{os.sep}{marker}", os.F_OK) for marker in _PROJECT_MARKERS):
                self._marked[folder] = folder
            elif above == folder:
                self._marked[folder] = None
            else:
                below.append(folder)
                folder = above
        self._marked |= dict.fromkeys(below, self._marked[folder])
        return self._marked[folder]


@dataclass
class Locator:
    """Finds the files that imports lead to."""

    overlay: Collection[str] = ()
    """Absolute paths of files that are not on disk yet."""
    _modules: dict[tuple[str, str], str | None] = field(default_factory=dict)
    _packages: dict[str, str] = field(default_factory=dict)

    def module(self, name: str, folder: str) -> str | None:
        """The file of the module that ``import name`` finds from a file in ``folder``, if the project has it.

        A relative ``name`` starts with dots.
        """
        key = (name, folder)
        if key not in self._modules:
            self._modules[key] = next(self._candidates(name, folder), None)
        return self._modules[key]

    def submodule(self, package: str, name: str) -> str | None:
        """The file of the module ``name`` inside the package with the file ``package``."""
        if os.path.basename(package) != "__init__.py":
            return None
        return self.module(f".{name}", os.path.dirname(package))

    def dotted_name(self, path: str) -> str:
        """The dotted name of the module in the file ``path``, as far as packages lead."""
        folder, name = os.path.split(path)
        base = self._root(folder)
        parts = os.path.relpath(folder, base).split(os.sep) if folder != base else []
        return ".".join(parts if name == "__init__.py" else [*parts, name.removesuffix(".py")])

    def _candidates(self, name: str, folder: str) -> Iterator[str]:
        rest = name.lstrip(".")
        parts = rest.split(".") if rest else []
        if level := len(name) - len(rest):
            bases = [os.path.normpath(os.path.join(folder, *[os.pardir] * (level - 1)))]
        else:
            root = self._root(folder)
            bases = list(dict.fromkeys([root, os.path.join(root, "src"), folder, os.path.dirname(root)]))
        for base in bases:
            if os.path.basename(base) in _LIBRARY_FOLDERS and not level:
                top = os.path.relpath(folder, base).partition(os.sep)[0]
                if parts[:1] != [top]:  # a library beside the project's own package
                    continue
            path = os.path.join(base, *parts)
            files = [f"{path}.py"] if parts else []
            for file in (*files, os.path.join(path, "__init__.py")):
                if file in self.overlay or os.path.isfile(file):
                    yield file

    def _root(self, folder: str) -> str:
        """The folder around the outermost package that holds ``folder``, or ``folder`` when that is none."""
        if folder not in self._packages:
            above = os.path.dirname(folder)
            is_package = os.path.exists(os.path.join(folder, "__init__.py")) and above != folder
            self._packages[folder] = self._root(above) if is_package else folder
        return self._packages[folder]
