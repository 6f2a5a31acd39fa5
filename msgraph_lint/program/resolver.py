"""All files of a project as far as they were asked for: parsed once, with what imports between them mean."""

from __future__ import annotations

import ast
import os
from collections.abc import Callable, Mapping
from typing import Any

from msgraph_lint.program.definitions import ClassInfo, Definition, External, FunctionInfo, Module, Variable
from msgraph_lint.program.files import Locator
from msgraph_lint.program.found import cached_property
from msgraph_lint.program.names import canonical
from msgraph_lint.program.unread import put_away
from msgraph_lint.records import dataclass, field
from msgraph_lint.source import Source, SourceError

_MUCH = 2_000_000
"""Characters from which on functions are put away: 50 MB of syntax trees; 43 million took 1.9 GB, now 1.6."""


@dataclass(eq=False)
class Program:
    """Modules by the files that hold them, each read and parsed when something leads there."""

    overlay: Mapping[str, Source] = field(default_factory=dict)
    """Absolute path -> text that is not on disk yet."""
    read: Callable[[str], Source] = Source.read
    """Reads a file; may raise :class:`SourceError`."""
    _modules: dict[str, Module | SourceError] = field(default_factory=dict)
    scopes: dict[tuple[FunctionInfo, ClassInfo | None], Any] = field(default_factory=dict)
    """What the floors above found out about functions outside graph code, with the class of ``self``."""
    module_scopes: dict[Module, Any] = field(default_factory=dict)
    """The same about what is assigned at module level."""
    looked_up: dict[tuple[Module, str, ast.stmt | None], Definition | None] = field(default_factory=dict)
    """What a name that is being looked up led to so far, module by module."""

    shown: dict[str, str] = field(default_factory=dict)
    """File by its absolute path -> how the user names it, where that is known."""
    unread: dict[str, SourceError] = field(default_factory=dict)
    """Files that something imports, and why they cannot be followed."""
    _size: int = 0
    """Characters that were parsed so far."""

    @property
    def modules(self) -> list[Module]:
        """Those that were loaded so far."""
        return [each for each in self._modules.values() if isinstance(each, Module)]

    def renewed(self, texts: Mapping[str, Source]) -> Program:
        """The same files as they were read, but for those of ``texts``, by absolute path."""
        kept = {module.key: module.source for module in self.modules}
        return Program({**self.overlay, **kept, **texts}, shown=self.shown)

    def load(self, path: str) -> Module:
        """The module in the file ``path``.

        Raises:
            SourceError: the file cannot be read, decoded or parsed.
        """
        cached = self._modules.get(path)  # by its absolute path, most often
        if cached is None:
            key = os.path.abspath(path)
            cached = self._modules.get(key)
            if cached is None:
                cached = self._modules[key] = self._parse(self.shown.get(key, path), key)
        if isinstance(cached, SourceError):
            raise cached
        return cached

    def _parse(self, path: str, key: str) -> Module | SourceError:
        try:
            source = self.overlay.get(key) or self.read(path)
            is_used = source.is_parsed
            tree = source.parse()
        except SourceError as error:
            return error
        is_package = os.path.basename(key) == "__init__.py"
        self._size += len(source.text)
        away = put_away(tree, source, is_used=is_used) if is_used or self._size > _MUCH else {}
        return Module(self, key, source, tree, self.locator.dotted_name(key), is_package, away)

    @cached_property
    def locator(self) -> Locator:
        """Finds the files of imports."""
        return Locator(self.overlay.keys())

    def named_module(self, name: str, importer: Module) -> Definition | None:
        """What ``import name`` binds in ``importer``: a module of the project, or an external name.

        A relative ``name`` starts with dots.
        """
        if name.partition(".")[0] in ("mindspore", "numpy", "torch"):
            return External(canonical(name))
        path = self.locator.module(name, os.path.dirname(importer.key))
        if path is not None:
            return self._loaded(path)
        return External(canonical(importer.absolute(name)))

    def submodule(self, package: Module, name: str) -> Definition | None:
        """The module ``name`` inside ``package``."""
        path = self.locator.submodule(package.key, name)
        return self._loaded(path) if path is not None else None

    def _loaded(self, path: str) -> Module | None:
        try:
            return self.load(path)
        except SourceError as error:
            self.unread[path] = error
            return None

    def follow(self, definition: Definition | None, depth: int = 0) -> Definition | None:
        """``definition``, or what it is an alias of (``Cell = nn.Cell``)."""
        if isinstance(definition, Variable) and isinstance(definition.value, (ast.Name, ast.Attribute)):
            target = definition.module.resolve(definition.value, depth + 1)
            return target if target is not None else definition
        return definition

    def member(self, owner: Definition | None, name: str, depth: int = 0) -> Definition | None:
        """What ``owner.name`` means."""
        if isinstance(owner, External):
            return External(canonical(f"{owner.name}.{name}"))
        if isinstance(owner, Module):
            found = owner.lookup(name)
            return self.follow(found, depth) if found is not None else self.submodule(owner, name)
        if isinstance(owner, ClassInfo):
            return owner.method(name) or owner.classes.get(name)
        return None
