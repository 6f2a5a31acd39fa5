"""What ``.gitignore`` and its kin leave out, as ruff reads them.

``.ignore`` holds anywhere; inside a git repository so do ``.gitignore`` up to its top, ``.git/info/exclude``
and the user's own list. They are asked in this order, the nearest first, and the first that speaks of a path
decides.
"""

from __future__ import annotations

import os
import re
from collections.abc import Container, Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from msgraph_lint.discovery import relative
from msgraph_lint.source import SourceError, read_bytes

if TYPE_CHECKING:
    from pathspec import GitIgnoreSpec


class _Patterns(NamedTuple):
    base: str
    """The folder that they are relative to, with a slash at its end."""
    of_folders: GitIgnoreSpec
    of_files: GitIgnoreSpec
    """Only those that may ignore a ``.py`` file: most speak of other things, and each takes time."""


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
        """What is ignored in a folder that is given as a path; whether it is ignored itself does not count.

        Raises:
            SourceError: a file with patterns cannot be read.
        """
        place = Path(os.path.realpath(folder))
        ignored = cls(place.anchor)
        for outer in reversed(place.parents):
            ignored = ignored.inside(outer.name, _files_in(outer))
        plain, git = (_without(place, each) for each in (ignored.plain, ignored.git))
        return cls(ignored.folder, plain, git, ignored.in_repository).inside(place.name, _files_in(place))

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
        path = os.path.join(self.folder, name) + ("/" if is_folder else "")
        for base, of_folders, of_files in (*self.plain, *self.git):
            ignored = (of_folders if is_folder else of_files).check_file(path[len(base) :]).include
            if ignored is not None:
                return ignored
        return False


_FILES = (".git", ".gitignore", ".ignore")


def _files_in(folder: Path) -> list[str]:
    """Those of our files that ``folder`` holds."""
    return [name for name in _FILES if os.path.exists(folder / name)]


def _read(folder: str, file: str) -> Iterable[_Patterns]:
    """The patterns in ``file``, relative to ``folder``; none when there is no such file."""
    path = os.path.join(folder, file)
    if not os.path.exists(path) or os.path.isdir(path):
        return ()
    return (_Patterns(os.path.join(folder, ""), *_specs(path, os.stat(path).st_mtime_ns)),)


def _without(place: Path, patterns: Iterable[_Patterns]) -> tuple[_Patterns, ...]:
    """``patterns`` without those that ignore the folder ``place`` itself, and with it all that is in it."""
    return tuple(
        _Patterns(base, *(_silent_on(f"{place}/"[len(base) :], spec) for spec in specs))
        for base, *specs in patterns
    )


def _silent_on(path: str, spec: GitIgnoreSpec) -> GitIgnoreSpec:
    return type(spec)(pattern for pattern in spec.patterns if not pattern.match_file(path))


@lru_cache(maxsize=64)
def _specs(file: str, _changed: int) -> tuple[GitIgnoreSpec, GitIgnoreSpec]:
    """The patterns in ``file``: all of them, and those that may ignore a file of Python."""
    from pathspec import GitIgnoreSpec

    lines = _text(file).split("\n")
    try:
        spec = GitIgnoreSpec.from_lines(lines)
    except ValueError:
        lines = [line for line in lines if _is_pattern(line)]
        spec = GitIgnoreSpec.from_lines(lines)
    return spec, GitIgnoreSpec.from_lines(line for line in lines if _may_ignore_python(line))


def _may_ignore_python(line: str) -> bool:
    """Whether the pattern ``line`` takes back what others ignore, or its end fits ``.py``."""
    end = re.split(r"[*?\]/]", line.rstrip())[-1]
    if line.startswith("!") or "\\" in line:
        return True
    return not line.rstrip().endswith("/") and (end.endswith(".py") or ".py".endswith(end))


def _is_pattern(line: str) -> bool:
    """Whether git takes ``line`` for a pattern or a comment; it passes over what makes no sense."""
    from pathspec import GitIgnoreSpec

    try:
        GitIgnoreSpec.from_lines([line])
    except ValueError:
        return False
    return True


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
