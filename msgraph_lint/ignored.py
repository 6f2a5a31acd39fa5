"""What ``.gitignore`` and its kin leave out, as ruff reads them.

``.ignore`` holds anywhere; inside a git repository so do ``.gitignore`` up to its top, ``.git/info/exclude``
and the user's own list. They are asked in this order, the nearest first, and the first that speaks of a path
decides.
"""

from __future__ import annotations

import os
import re
from collections.abc import Container, Iterable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from msgraph_lint.paths import relative
from msgraph_lint.records import dataclass
from msgraph_lint.source import SourceError, read_bytes


class _Pattern(NamedTuple):
    ignores: bool
    """Whether it ignores, rather than takes back what others ignore."""
    regex: re.Pattern[str]


class _Patterns(NamedTuple):
    """Those of a file, the last first: it has the last word."""

    base: str
    """The folder that they are relative to, with a slash at its end."""
    of_folders: list[_Pattern]
    of_files: list[_Pattern]
    """Only those that may speak of a ``.py`` file: most do not, and each takes time."""


@dataclass(frozen=True, slots=True)
class Ignored:
    """What is ignored in a folder."""

    folder: str
    """Where it is, without links."""
    plain: tuple[_Patterns, ...] = ()
    """Those of the files ``.ignore``."""
    git: tuple[_Patterns, ...] = ()
    in_repository: bool = False

    @classmethod
    def around(cls, folder: Path) -> Ignored:
        """What is ignored in a folder that is given as a path; it may be ignored itself.

        Raises:
            SourceError: a file with patterns cannot be read.
        """
        place = Path(os.path.realpath(folder))
        ignored = cls(place.anchor)
        for each in (*reversed(place.parents), place):
            ignored = ignored.inside(each.name, _files_in(each))
        return ignored

    def inside(self, name: str, holds: Container[str]) -> Ignored:
        """What is ignored in the folder ``name`` of this one, which ``holds`` what has these names.

        Raises:
            SourceError: a file with patterns cannot be read.
        """
        folder = os.path.join(self.folder, name)
        plain, git = self.plain, self.git
        in_repository = self.in_repository
        if ".ignore" in holds:
            plain = (*_read(folder, ".ignore"), *plain)
        if ".git" in holds:
            in_repository = True
            exclude = os.path.join(_git_folder(os.path.join(folder, ".git")), "info", "exclude")
            git = (*_read(folder, exclude), *_read(folder, _list_of_user()))
        if ".gitignore" in holds and in_repository:
            git = (*_read(folder, ".gitignore"), *git)
        return Ignored(folder, plain, git, in_repository)

    def leaves_out(self, name: str, is_folder: bool) -> bool:
        """Whether the folder or ``.py`` file ``name`` in this folder is ignored."""
        known = (*self.plain, *self.git)
        path = os.path.join(self.folder, name) if known else name
        for base, of_folders, of_files in known:
            place = path[len(base) :]
            for pattern in of_folders if is_folder else of_files:
                if _speaks_of(place, is_folder, pattern.regex):
                    return pattern.ignores
        return False


_UNDER_FOLDER = "ps_d"
"""The group of pathspec's expressions that matches the slash behind a folder."""


def _speaks_of(path: str, is_folder: bool, regex: re.Pattern[str]) -> bool:
    """Whether ``regex`` matches ``path`` itself; those of pathspec also match all that is in a folder."""
    knows_folders = _UNDER_FOLDER in regex.groupindex
    match = regex.match(path)
    if match and not (knows_folders and match[_UNDER_FOLDER]):
        return True
    if not (is_folder and knows_folders):
        return False
    folder = f"{path}/"
    matches = (regex.match(folder), regex.search(folder, len(path)))  # the latter for ``*/``, a bare slash
    return any(match and match.end(_UNDER_FOLDER) == len(folder) for match in matches)


_FILES = (".git", ".gitignore", ".ignore")


def _files_in(folder: Path) -> list[str]:
    """Those of our files that ``folder`` holds."""
    return [name for name in _FILES if os.path.exists(folder / name)]


def _read(folder: str, file: str) -> Iterable[_Patterns]:
    """The patterns in ``file``, relative to ``folder``; none when there is no such file."""
    path = os.path.join(folder, file)
    if not os.path.exists(path) or os.path.isdir(path):
        return ()
    return (_Patterns(os.path.join(folder, ""), *_patterns(path, os.stat(path).st_mtime_ns)),)


@lru_cache(maxsize=64)
def _patterns(file: str, _changed: int) -> tuple[list[_Pattern], list[_Pattern]]:
    lines = _text(file).split("\n")
    return _parsed(lines), _parsed(filter(_may_ignore_python, lines))


def _parsed(lines: Iterable[str]) -> list[_Pattern]:
    """The patterns in ``lines``, without those that make no sense, which git passes over too."""
    from pathspec import GitIgnoreSpec, RegexPattern

    found: list[_Pattern] = []
    for line in lines:
        try:
            patterns = GitIgnoreSpec.from_lines([line]).patterns
        except ValueError:
            continue
        for pattern in patterns:
            if isinstance(pattern, RegexPattern) and pattern.regex and pattern.include is not None:
                found.append(_Pattern(pattern.include, pattern.regex))
    return found[::-1]


def _may_ignore_python(line: str) -> bool:
    """Whether the pattern ``line`` takes back what others ignore, or its end fits ``.py``."""
    end = re.split(r"[*?\]/]", line.rstrip())[-1]
    if line.startswith("!") or "\\" in line:
        return True
    return not line.rstrip().endswith("/") and (end.endswith(".py") or ".py".endswith(end))


def _text(file: str) -> str:
    try:
        return read_bytes(file).decode("utf-8-sig", "surrogateescape").replace("\r\n", "\n")
    except OSError as error:
        raise SourceError(str(relative(Path(file))), f"cannot read: {error.strerror}") from None


def _git_folder(git: str) -> str:
    """The folder of a repository whose ``.git`` is ``git``: that, or what it names when it is a file."""
    if not os.path.isfile(git):
        return git
    folder = os.path.join(os.path.dirname(git), _text(git).removeprefix("gitdir:").strip())
    common = os.path.join(folder, "commondir")
    return os.path.join(folder, _text(common).strip()) if os.path.isfile(common) else folder


def _list_of_user() -> str:
    """The file that the user's git ignores by in every repository."""
    settings = os.environ.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config")
    for file in (os.path.expanduser("~/.gitconfig"), os.path.join(settings, "git", "config")):
        text = _text(file) if os.access(file, os.R_OK) else ""
        if named := re.search(r"^\s*excludesfile\s*=\s*\"?(.+?)\"?\s*$", text, re.IGNORECASE | re.MULTILINE):
            return os.path.expanduser(named[1])
    return os.path.join(settings, "git", "ignore")
