"""What a run is about: the files that are linted, and the code of their project that leads to them."""

from __future__ import annotations

import ast
import os
import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar
from unicodedata import normalize

from msgraph_lint.program.bodies import FunctionNode
from msgraph_lint.program.definitions import FunctionInfo, Module
from msgraph_lint.program.files import project_files, project_roots
from msgraph_lint.program.found import cached_property
from msgraph_lint.program.index import Index
from msgraph_lint.program.resolver import Program
from msgraph_lint.program.summaries import first_line
from msgraph_lint.program.users import related, users
from msgraph_lint.records import dataclass, field
from msgraph_lint.source import Source, SourceError, read_bytes

_T = TypeVar("_T")
_MOST_READERS = 40
"""Files with a word that are looked into for how it is meant; where more have it, it is taken to be read."""
_ENOUGH = 1_000
"""How often that counts."""


@dataclass(eq=False)
class Project:
    """Files that are linted, in the program that they belong to.

    What is found in a file does not depend on which other files are linted: the whole project is
    looked at for entries that lead there.
    """

    files: list[str]
    program: Program
    _texts: dict[str, bytes | None] = field(default_factory=dict)
    """File -> what is in it, where that was asked for."""
    _kept: dict[Callable[[Project], Any], Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.program.shown.update((os.path.abspath(path), path) for path in self.files)

    @classmethod
    def around(
        cls,
        files: Iterable[Path],
        overlay: Mapping[str, Source] | None = None,
        read: Callable[[str], Source] = Source.read,
    ) -> Project:
        """The project that holds ``files``; ``overlay`` (by path) gives text that is not on disk yet."""
        texts = {os.path.abspath(path): source for path, source in (overlay or {}).items()}
        return cls([str(path) for path in files], Program(texts, read))

    def renewed(self, texts: Mapping[str, Source]) -> Project:
        """The same files as they were read, but for those of ``texts``."""
        changed = {os.path.abspath(path): source for path, source in texts.items()}
        project = Project(self.files, self.program.renewed(changed))
        project.paths, project._leading = self.paths, self._leading
        project.index = self.index.renewed(project.program, project.text, changed.keys())
        return project

    def focused(self, files: Iterable[str]) -> Project:
        """The same project with other files of it linted."""
        project = Project(list(files), self.program)
        project.paths, project.index, project._texts = self.paths, self.index, self._texts
        return project

    def holds(self, path: str) -> bool:
        """Whether the file, by its absolute path, is one of the project."""
        return path in self._paths

    @cached_property
    def all_files(self) -> list[str]:
        """The absolute paths of its files, folder by folder."""
        return sorted(self.paths, key=os.path.split)

    def load(self, path: str) -> Module:
        """The module in the file ``path``.

        Raises:
            SourceError: the file cannot be read, decoded or parsed.
        """
        return self.program.load(path)

    @cached_property
    def linted(self) -> frozenset[str]:
        """The absolute paths of the files that are linted."""
        return frozenset(map(os.path.abspath, self.files))

    def modules(self) -> Sequence[Module]:
        """Every module where graph code may start: the linted files and those that lead there."""
        return self._loaded

    @cached_property
    def _loaded(self) -> list[Module]:
        found: list[Module] = []
        for path in [*self.files, *self._leading]:
            with suppress(SourceError):
                found.append(self.load(path))
        return found

    def leads_here(self, module: Module, node: ast.AST) -> bool:
        """Whether ``node``, a definition or an expression of ``module``, may lead to the linted files."""
        if module.key in self.linted:
            return True
        statements = module.tree.body
        index = bisect_right(statements, node.lineno, key=first_line) - 1  # type: ignore[attr-defined]
        return index >= 0 and first_line(statements[index]) in self._leading.get(module.key, ())

    @cached_property
    def paths(self) -> list[str]:
        """The files of the project, the linted ones among them, by absolute path."""
        return list(dict.fromkeys((*self.linted, *project_files(self.roots))))

    @cached_property
    def roots(self) -> list[str]:
        """Where the projects of the linted files begin."""
        return project_roots(map(os.path.dirname, self.linted))

    @cached_property
    def _paths(self) -> frozenset[str]:
        return frozenset(self.paths)

    def text(self, path: str) -> bytes | None:
        """What is in the file, with line feeds for line ends; ``None`` when it cannot be read."""
        if path not in self._texts:
            self._texts[path] = self._read(path)
        return self._texts[path]

    def _read(self, path: str) -> bytes | None:
        if path in self.program.overlay:
            return self.program.overlay[path].text.encode(errors="replace")
        try:
            return read_bytes(path).replace(b"\r", b"\n")
        except OSError:
            return None

    def retype(self, source: Source, function: FunctionInfo, typed: FunctionNode, moved: int) -> None:
        """As for :meth:`Module.retype`."""
        module = function.module
        module.retype(source, function, typed, moved)
        self._texts[module.key] = source.text.encode(errors="replace")
        self._normal_texts.pop(module.key, None)

    @cached_property
    def index(self) -> Index:
        """What its files say to each other."""
        return Index(self.program, self.paths, self.text)

    @cached_property
    def _leading(self) -> dict[str, frozenset[int]]:
        """File that leads to the linted ones -> where its statements start that do."""
        return users(self.index, self.linted) if self._paths > self.linted else {}

    def related(self, paths: Iterable[str]) -> set[str]:
        """The files in which something else may be found when ``paths`` change, these among them."""
        return related(self.index, paths)

    def mentions(self, name: str, module: Module) -> int:
        """How often ``module`` and what uses it read the attribute ``name``; an equal string counts too."""
        readers = self.mentioning(name, module)
        return _ENOUGH if readers is None else sum(each.attribute_mentions(name) for each in readers)

    def mentioning(self, name: str, module: Module) -> list[Module] | None:
        """The modules that may mention ``name`` among ``module``, what uses it, and the bases of its classes.

        ``None`` for too many.
        """
        if module.key not in self._related:
            files = [
                module.key,
                *users(self.index, [module.key]),
                *self.index.imported_by(module.key),
                *(base.module.key for cls in module.classes for base in cls.project_mro),
            ]
            self._related[module.key] = list(dict.fromkeys(files))
        word = name.encode()
        readers = [path for path in self._related[module.key] if self._may_hold(path, word)]
        if len(readers) > _MOST_READERS:  # without those where only a comment has it
            in_code = re.compile(rb"^[^#\n]*" + re.escape(word), re.MULTILINE)
            readers = [path for path in readers if in_code.search(self.text(path) or word)]
        if len(readers) > _MOST_READERS:
            return None
        found: list[Module] = []
        for path in readers:
            with suppress(SourceError):
                found.append(self.program.load(path))
        return found

    def _may_hold(self, path: str, word: bytes) -> bool:
        """Whether the identifier ``word`` may stand in the file, also in letters of other widths."""
        text = self.text(path)
        if text is None or word in text:
            return True
        if text.isascii():
            return False
        if path not in self._normal_texts:
            self._normal_texts[path] = normalize("NFKC", text.decode("utf-8", "replace")).encode()
        return word in self._normal_texts[path]

    @cached_property
    def _normal_texts(self) -> dict[str, bytes]:
        return {}

    @cached_property
    def _related(self) -> dict[str, list[str]]:
        """Module -> the files that may do something with what it defines."""
        return {}

    def kept(self, make: Callable[[Project], _T]) -> _T:
        """What ``make`` says of the project, which is asked once: what the floors above know of all of it."""
        if make not in self._kept:
            self._kept[make] = make(self)
        found: _T = self._kept[make]
        return found
