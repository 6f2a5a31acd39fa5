"""What a process that looks at a project often keeps from one look to the next, beside the cache on disk."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from msgraph_lint.program.files import project_files
from msgraph_lint.program.stamps import is_settled, stamp_of
from msgraph_lint.records import dataclass, field
from msgraph_lint.source import Source

if TYPE_CHECKING:
    from msgraph_lint.cache.store import Stamp, Store
    from msgraph_lint.program.imports import Import
    from msgraph_lint.program.index import Importing


@dataclass(eq=False)
class Kept:
    """What holds until something shows that it does not; each look asks."""

    read: Callable[[str], Source] = Source.read
    """Reads a file; may raise :class:`SourceError`."""
    _roots: list[str] = field(default_factory=list)
    _files: list[str] = field(default_factory=list)
    _folders: dict[str, tuple[int, int] | None] = field(default_factory=dict)
    """The folders of these files, and how they were."""
    _store: tuple[str, int] = ("", 0)
    """A cache, and its generation."""
    _stamps: dict[str, Stamp] | None = None
    _imports: dict[str, tuple[Import, ...]] | None = None

    @cached_property
    def importing(self) -> Importing:
        """Who imports what."""
        from msgraph_lint.program.index import Importing

        return Importing()

    def project_files(self, roots: list[str]) -> list[str]:
        """The Python files of the projects that begin at ``roots``."""
        if roots != self._roots or any(stamp_of(folder) != was for folder, was in self._folders.items()):
            folders: list[str] = []
            begun = time.time_ns()
            self._files = project_files(roots, folders)
            self._folders = {folder: stamp_of(folder) for folder in folders}
            stamps = self._folders.values()
            is_sure = all(stamp is not None and is_settled(stamp[0], begun) for stamp in stamps)
            self._roots = roots if is_sure else []
        return self._files

    def stamps(self, store: Store) -> dict[str, Stamp]:
        """What ``store`` knows of how files were seen; another run may have noted newer stamps since."""
        self._look_into(store)
        if self._stamps is None:
            self._stamps = store.stamps()
        return self._stamps

    def imports(self, store: Store) -> dict[str, tuple[Import, ...]]:
        """What ``store`` knows of what files imported when they were seen last."""
        self._look_into(store)
        if self._imports is None:
            self._imports = store.imports()
        return self._imports

    def forget_store(self) -> None:
        """More is known there now."""
        self._store = ("", 0)

    def _look_into(self, store: Store) -> None:
        if self._store != (store.name, store.generation):
            self._store, self._stamps, self._imports = (store.name, store.generation), None, None
