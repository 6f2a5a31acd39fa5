"""The file of the cache: a small database for each project, which can be thrown away at any time."""

from __future__ import annotations

import _sqlite3 as sqlite3  # without dates, which `sqlite3` loads
import json
import os
import time
from collections.abc import Collection, Container, Iterable, Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from msgraph_lint.program.files import MOST_FILES
from msgraph_lint.records import dataclass

if TYPE_CHECKING:
    from msgraph_lint.program.imports import Import
    from msgraph_lint.program.index import Former, Index
    from msgraph_lint.program.summaries import Statement
    from msgraph_lint.program.texts import Answer

FOLDER = ".msgraph_lint_cache"
_FORMAT = 5
"""Changes whenever the tables do."""
_MOST_BYTES = 256 * 1024 * 1024
"""A larger file is begun anew."""
_MOST_KEYS = 16
"""Settings and selections of files whose reports are kept, the latest."""
_MOST_PRINTED = 4
"""Printed reports that are kept, the latest."""
_MOST_VERSIONS = 3
"""Stores of one project that are kept, the latest: what another version of the linter left is old soon."""
_TABLES = """
CREATE TABLE files (path TEXT PRIMARY KEY, mtime INTEGER, size INTEGER, digest BLOB, changed INTEGER,
                    imports TEXT, statements TEXT, essence BLOB) WITHOUT ROWID;
CREATE TABLE former (path TEXT, changed INTEGER, imports TEXT, statements TEXT, essence BLOB);
CREATE TABLE reports (key BLOB, path TEXT, generation INTEGER, said TEXT, asked TEXT,
                      PRIMARY KEY (key, path)) WITHOUT ROWID;
CREATE TABLE runs (key BLOB);
CREATE TABLE printed (state BLOB PRIMARY KEY, text TEXT, fails INTEGER, notes TEXT);
CREATE TABLE state (generation INTEGER);
"""


def is_unwanted() -> bool:
    """Whether the user wants no cache, whoever asks."""
    return bool(os.environ.get("MSGRAPH_LINT_NO_CACHE"))


def named_folder() -> Path | None:
    """The folder that the user names for all caches."""
    named = os.environ.get("MSGRAPH_LINT_CACHE_DIR")
    return Path(named) if named else None


@dataclass(frozen=True)
class Stamp:
    """What shows that a file changed, and its content when that was looked at."""

    mtime: int
    """Nanoseconds; 0 when the file was so new that it may change without being seen to."""
    size: int
    digest: bytes = b""


@dataclass(frozen=True)
class Printed:
    """A report as it was printed."""

    text: str
    fails: bool
    """Whether something in it makes a run fail."""
    notes: tuple[str, ...]


class Store:
    """The files of a project as they were last seen, and reports on them.

    A *generation* is a state of the files; each run that sees a change begins a new one.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        (self.generation,) = connection.execute("SELECT generation FROM state").fetchone()

    @classmethod
    def open(cls, folder: Path, about: str, by: str) -> Store | None:
        """The store in ``folder``, which is made if need be; ``None`` where there can be none.

        ``about``: the project; ``by``: the linter, as each version has a store of its own.
        """
        path = folder / f"{about}-{by}.db"
        try:
            if not folder.is_dir():
                folder.mkdir(parents=True)
                (folder / ".gitignore").write_text("*\n")
            for _ in range(2):
                try:
                    if path.exists() and path.stat().st_size <= _MOST_BYTES:
                        return cls(_connected(path, is_new=False), path)
                    path.unlink(missing_ok=True)
                    _leave_latest(folder, about)
                    return cls(_connected(path, is_new=True), path)
                except (sqlite3.OperationalError, sqlite3.IntegrityError):
                    raise  # locked, or not to be written
                except (sqlite3.DatabaseError, TypeError, ValueError):
                    path.unlink(missing_ok=True)  # of another version, or broken
        except (OSError, sqlite3.Error):
            return None
        return None

    @property
    def name(self) -> str:
        """Where it is."""
        return str(self._path)

    def close(self) -> None:
        self._connection.close()

    def forget(self) -> None:
        """Throw the file away: something in it is broken."""
        self.close()
        with suppress(OSError):
            self._path.unlink(missing_ok=True)

    def stamps(self) -> dict[str, Stamp]:
        """File -> how it was last seen; those that are gone have the size -1."""
        rows = self._connection.execute("SELECT path, mtime, size, digest FROM files")
        return {path: Stamp(mtime, size, digest) for path, mtime, size, digest in rows}

    def touch(self, files: Mapping[str, Stamp]) -> None:
        """Note other times of files with the content that they had, so that nobody reads them again."""
        rows = [(stamp.mtime, path, stamp.digest) for path, stamp in files.items()]
        with suppress(sqlite3.Error), self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.executemany("UPDATE files SET mtime = ? WHERE path = ? AND digest = ?", rows)

    def reports(self, key: bytes) -> dict[str, tuple[int, str]]:
        """File -> the generation that the report on it holds for, and what it says."""
        rows = self._connection.execute("SELECT path, generation, said FROM reports WHERE key = ?", (key,))
        return {path: (generation, said) for path, generation, said in rows}

    def asked(self, key: bytes) -> dict[str, list[Answer]]:
        """File -> what the report on it rests on in the texts of all files."""
        query = "SELECT path, asked FROM reports WHERE key = ? AND asked IS NOT NULL"
        rows = self._connection.execute(query, (key,))
        return {path: _answers(asked) for path, asked in rows}

    def latest_asked(self, paths: Container[str]) -> list[tuple[int, list[Answer]]]:
        """The same for files, whatever the reports are for, and the generations that they hold for."""
        query = "SELECT path, generation, asked FROM reports WHERE asked IS NOT NULL ORDER BY generation"
        rows = self._connection.execute(query)
        latest = {path: (generation, asked) for path, generation, asked in rows if path in paths}
        return [(generation, _answers(asked)) for generation, asked in latest.values()]

    def printed(self, state: bytes) -> Printed | None:
        """What was printed of a state of the files."""
        query = "SELECT text, fails, notes FROM printed WHERE state = ?"
        row = self._connection.execute(query, (state,)).fetchone()
        return Printed(str(row[0]), bool(row[1]), tuple(json.loads(row[2]))) if row else None

    def keep_printed(self, state: bytes, printed: Printed) -> None:
        """Keep what was ``printed`` of a state of the files."""
        row = (state, printed.text, printed.fails, json.dumps(printed.notes))
        latest = "SELECT rowid FROM printed ORDER BY rowid DESC LIMIT ?"
        with suppress(sqlite3.Error):
            self._connection.execute("INSERT OR REPLACE INTO printed VALUES (?, ?, ?, ?)", row)
            self._connection.execute(f"DELETE FROM printed WHERE rowid NOT IN ({latest})", (_MOST_PRINTED,))

    def changed_since(self, generation: int) -> set[str]:
        """The files that are not as they were in ``generation``."""
        rows = self._connection.execute("SELECT path FROM files WHERE changed > ?", (generation,))
        return {path for (path,) in rows}

    def former(self, generation: int) -> list[Former]:
        """How the files that changed since ``generation`` were before."""
        query = "SELECT path, imports, statements FROM former WHERE changed > ?"
        rows = self._connection.execute(query, (generation,))
        return [
            (path, _imports(imports) if imports else None, _statements(statements) if statements else None)
            for path, imports, statements in rows
        ]

    def essences(self, generation: int) -> dict[str, set[bytes | None]]:
        """The files that are not as they were in ``generation`` -> what they were in essence since."""
        rows = self._connection.execute(
            "SELECT path, essence FROM former WHERE changed > ?1"
            " UNION SELECT path, essence FROM files WHERE changed > ?1",
            (generation,),
        )
        found: dict[str, set[bytes | None]] = {}
        for path, essence in rows:
            found.setdefault(path, set()).add(essence)
        return found

    def essence(self, path: str) -> bytes | None:
        """What the file was in essence when it was seen last, where that is known."""
        row = self._connection.execute("SELECT essence FROM files WHERE path = ?", (path,)).fetchone()
        return row[0] if row else None

    def imports(self) -> dict[str, tuple[Import, ...]]:
        """File -> what it imports, where that is known."""
        rows = self._connection.execute("SELECT path, imports FROM files WHERE imports IS NOT NULL")
        return {path: _imports(text) for path, text in rows}

    def statements(self, path: str) -> tuple[Statement, ...] | None:
        """The statements of a file, where they are known."""
        query = "SELECT statements FROM files WHERE path = ? AND statements IS NOT NULL"
        row = self._connection.execute(query, (path,)).fetchone()
        return _statements(row[0]) if row else None

    def write(
        self,
        changed: Mapping[str, Stamp],
        index: Index,
        key: bytes,
        said: Mapping[str, tuple[str, Collection[Answer]]],
        still: Iterable[str],
    ) -> bool:
        """Note how files were seen, what they say to each other, and reports on some of them.

        ``said``: file -> what the report on it says, and what that rests on in all texts. ``still``: the
        files whose reports still hold.
        Nothing is written when another run was faster: what it saw may not be what this one saw. Whether it
        was is returned.
        """
        connection, before = self._connection, self.generation
        try:
            connection.execute("BEGIN IMMEDIATE")
            (generation,) = connection.execute("SELECT generation FROM state").fetchone()
            if generation == before:
                self._note_files(changed, index)
                self._note_reports(key, said, still)
            connection.execute("COMMIT")
        except sqlite3.Error:
            self.generation = before
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            return False
        return bool(generation == before)

    def _note_files(self, changed: Mapping[str, Stamp], index: Index) -> None:
        from msgraph_lint.program.essence import essence

        if changed:
            self.generation += 1
            self._connection.execute("UPDATE state SET generation = ?", (self.generation,))
        self._connection.executemany(
            "INSERT INTO former SELECT path, ?, imports, statements, essence FROM files WHERE path = ?",
            [(self.generation, path) for path in changed],
        )
        self._connection.executemany(
            "INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?, ?, NULL, NULL, NULL)",
            [
                (path, stamp.mtime, stamp.size, stamp.digest, self.generation)
                for path, stamp in changed.items()
            ],
        )
        self._connection.executemany(
            "UPDATE files SET imports = ? WHERE path = ? AND imports IS NULL",
            [
                (json.dumps([[item.origin, item.name, item.alias] for item in index.imports_of[path]]), path)
                for path in index.new_imports
            ],
        )
        self._connection.executemany(
            "UPDATE files SET statements = ?, essence = ? WHERE path = ? AND statements IS NULL",
            [
                (
                    json.dumps([[each.line, each.names, each.mentions] for each in index[path].statements]),
                    None if (text := index.text_of(path)) is None else essence(text),
                    path,
                )
                for path in index.new_summaries
            ],
        )

    def _note_reports(
        self, key: bytes, said: Mapping[str, tuple[str, Collection[Answer]]], still: Iterable[str]
    ) -> None:
        self._connection.executemany(
            "UPDATE reports SET generation = ? WHERE key = ? AND path = ?",
            [(self.generation, key, path) for path in still],
        )
        self._connection.executemany(
            "INSERT OR REPLACE INTO reports VALUES (?, ?, ?, ?, ?)",
            [
                (key, path, self.generation, text, _told_of(answers) if answers else None)
                for path, (text, answers) in said.items()
            ],
        )
        self._connection.execute("DELETE FROM runs WHERE key = ?", (key,))
        self._connection.execute("INSERT INTO runs VALUES (?)", (key,))
        self._prune()

    def _prune(self) -> None:
        """Forget the reports of what was not asked for lately, and what files were before all reports."""
        latest = "SELECT key FROM runs ORDER BY rowid DESC LIMIT ?"
        for table in ("reports", "runs"):
            self._connection.execute(f"DELETE FROM {table} WHERE key NOT IN ({latest})", (_MOST_KEYS,))
        self._connection.execute(
            "DELETE FROM former WHERE changed <= (SELECT COALESCE(MIN(generation), 0) FROM reports)"
        )


def _leave_latest(folder: Path, about: str) -> None:
    """Remove the stores of the project that were not written to lately; there will be one more."""
    stores = sorted(folder.glob(f"{about}-*.db"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in stores[_MOST_VERSIONS - 1 :]:
        with suppress(OSError):
            path.unlink()


def _connected(path: Path, *, is_new: bool) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=2, isolation_level=None)
    try:
        connection.execute("PRAGMA synchronous = OFF")
        if is_new:
            first = f"INSERT INTO state VALUES ({time.time_ns()});"  # no two caches have one in common
            connection.executescript(
                f"BEGIN IMMEDIATE; {_TABLES} {first} PRAGMA user_version = {_FORMAT}; COMMIT;"
            )
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        if found != _FORMAT:
            raise ValueError(f"a cache of format {found}")
    except BaseException:
        connection.close()
        raise
    return connection


@lru_cache(MOST_FILES)
def _imports(text: str) -> tuple[Import, ...]:
    from msgraph_lint.program.imports import Import

    return tuple(Import(origin, name, alias) for origin, name, alias in json.loads(text))


def _statements(text: str) -> tuple[Statement, ...]:
    from msgraph_lint.program.summaries import Statement

    return tuple(Statement(line, tuple(names), tuple(mentions)) for line, names, mentions in json.loads(text))


def _told_of(answers: Iterable[Answer]) -> str:
    said = [[each.what, each.word, each.is_so, *each.shown_by] for each in answers]
    return json.dumps(sorted(said))


def _answers(text: str) -> list[Answer]:
    from msgraph_lint.program.texts import Answer

    return [
        Answer(str(what), str(word), bool(is_so), tuple(map(str, shown_by)))
        for what, word, is_so, *shown_by in json.loads(text)
    ]


def clean(folder: Path) -> bool:
    """Remove the cache in ``folder``; whether there was one.

    Raises:
        OSError: it cannot be removed.
    """
    if not folder.is_dir():
        return False
    for entry in os.scandir(folder):
        if entry.name == ".gitignore" or entry.name.endswith((".db", ".db-journal")):
            os.unlink(entry.path)
    folder.rmdir()
    return True
