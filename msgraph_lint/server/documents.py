"""What is open in an editor, and what is found in it: texts that need not be on disk, and their settings."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgraph_lint.config import ConfigError, Configuration, Settings, checked_keys
from msgraph_lint.discovery import is_left_out
from msgraph_lint.findings import Report
from msgraph_lint.paths import relative
from msgraph_lint.records import dataclass, replace
from msgraph_lint.session import Session
from msgraph_lint.source import Source


@dataclass
class Looked:
    """What was found in a text."""

    source: Source
    settings: Settings
    report: Report
    age: int
    """When it was looked at, in changes of whatever is open."""


class Documents:
    """The texts that an editor has open, by absolute path."""

    def __init__(self, session: Session) -> None:
        self.texts: dict[str, str] = {}
        self.age = 0
        self._session = session
        self._troubles: dict[str, bool] = {}
        """What is wrong with the settings, and whether somebody was told."""
        self._values: Mapping[str, Any] = {}
        self._configuration = Configuration()
        self._looked: dict[str, Looked] = {}

    def complaints(self) -> list[str]:
        """What is wrong with the settings, each trouble once until they are read again."""
        new = [trouble for trouble, is_told in self._troubles.items() if not is_told]
        self._troubles |= dict.fromkeys(new, True)
        return new

    def put(self, path: str, text: str) -> None:
        """The text of a file is ``text``, whatever is on disk."""
        self.age += 1
        self.texts[os.path.abspath(path)] = text

    def close(self, path: str) -> None:
        """The text of a file is again what is on disk."""
        self.age += 1
        self.texts.pop(os.path.abspath(path), None)
        self._looked.pop(os.path.abspath(path), None)

    def forget(self) -> None:
        """Look again at what is on disk: settings, and other files."""
        self.age += 1
        self._troubles.clear()
        self._configuration = Configuration(self._values)
        self._session.refresh()

    def configure(self, values: Mapping[str, Any]) -> None:
        """Go by the settings ``values`` of the editor, keyed as in a file, which win over those in files."""
        try:
            self._values = checked_keys(values, " in the editor's settings")
            trouble = ""
        except ConfigError as error:
            trouble = str(error)
        self.forget()
        if trouble:
            self._troubles[trouble] = False

    def looked(self, path: str) -> Looked | None:
        """What is found in the file at ``path``, which is open; ``None`` where it is not to be looked at."""
        path = os.path.abspath(path)
        known, age = self._looked.get(path), self.age
        if known is not None and known.age == age:
            return known
        text = self.texts.get(path)
        if text is None:
            return None
        try:
            settings = self._configuration.for_folder(Path(path).parent)
        except ConfigError as error:
            self._troubles.setdefault(str(error), False)
            return None
        if is_left_out(Path(path), replace(settings, force_exclude=True)):
            return None
        source = _source(path, text)
        report = self._session.report_on(source, settings, self._others(path))
        looked = self._looked[path] = Looked(source, settings, report, age)
        return looked

    def glanced(self, path: str) -> Looked | None:
        """What a glance finds in a file in which somebody types; None where it takes a look at all of it.

        It knows no fixes, and of other functions what was known before.
        """
        path = os.path.abspath(path)
        known, text = self._looked.get(path), self.texts.get(path)
        if known is None or text is None:
            return None
        source = _source(path, text)
        report = self._session.glance_at(source)
        return Looked(source, known.settings, report, self.age) if report is not None else None

    def fixed(self, looked: Looked) -> str:
        """The text with its safe fixes applied."""
        from msgraph_lint.fixing import fix_files

        source = looked.source
        overlay = {each.path: each for each in (*self._others(os.path.abspath(source.path)), source)}
        file = fix_files([source.path], looked.settings, False, overlay).files.get(source.path)
        return file.after.text if file is not None and file.applied else source.text

    def _others(self, path: str) -> list[Source]:
        return [_source(other, text) for other, text in list(self.texts.items()) if other != path]


def _source(path: str, text: str) -> Source:
    return Source(str(relative(Path(path))), text)
