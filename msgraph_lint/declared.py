"""The MindSpore version that a project declares in its dependencies; what ``--target-version auto`` goes by.

The lower bound counts, as for ruff's ``target-version``: code that shall run on ``mindspore>=2.7`` must
compile on 2.7. Nothing is installed, imported or run; a file that makes no sense declares nothing.
"""

from __future__ import annotations

import fnmatch
import os
import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgraph_lint.paths import relative
from msgraph_lint.records import dataclass
from msgraph_lint.source import read_bytes

OLDEST = (2, 0)
_LAST_BEFORE = (1, 10)
"""The last minor version before 2.0."""
_ANY = 999
"""Stands for the last minor version of a major one."""

_PACKAGE = r"mindspore(?:[-_.](?:ascend|gpu|cpu))?"
_REQUIREMENT = rf"(?i)\s*{_PACKAGE}\s*(?:\[[^\]]*\])?\s*\(?(?P<clauses>[^;#)]*)\)?\s*(?:[;#].*)?"
_CLAUSE = (
    r"\s*(?P<operator>===?|~=|[<>!]=|[<>^~])\s*v?"
    r"(?P<major>\d{1,9})(?:\.(?P<minor>\d{1,9}))?(?P<rest>(?:\.\d{1,9})*)(?P<wild>\.\*)?[\w.+-]*\s*"
)

Version = tuple[int, ...]
"""``(2, 7)``, or ``(2, 7, 2)`` where a lower bound names a patch release."""


class OutsideError(ValueError):
    """A requirement that allows no MindSpore up to 2.x; ``path`` is the file that it stands in, if any."""

    def __init__(self, reason: str, path: str = "") -> None:
        self.reason, self.path = reason, path
        super().__init__(reason)


@dataclass(frozen=True, slots=True)
class Declared:
    """The oldest MindSpore that a project supports, and where it says so."""

    oldest: Version
    requirement: str
    file: Path

    @property
    def version(self) -> Version:
        """The oldest MindSpore 2.x that it supports."""
        return max(self.oldest, OLDEST)


def declared_version(folder: Path, names: Collection[str] | None = None) -> Declared | None:
    """What the dependency files in ``folder`` say about MindSpore's version; None when they do not.

    ``names``: what is in the folder, where that is known.

    Raises:
        OutsideError: nothing up to MindSpore 2.x is allowed; it names file and requirement.
    """
    if names is None:
        try:
            names = os.listdir(folder)
        except OSError:
            return None
    for pattern, requirements in _FILES.items():
        for name in sorted(fnmatch.filter(names, pattern)):
            file = folder / name
            text = _text(file)
            if "mindspore" not in text.lower():
                continue
            found = [declared for line in requirements(text) if (declared := _declared(line, file))]
            if found:
                return min(found, key=lambda declared: declared.oldest)
    return None


def may_declare(names: Iterable[str]) -> bool:
    """Whether one of ``names`` is that of a file that may say something about MindSpore's version."""
    return _any_file().search("\n".join(names)) is not None


@cache
def _any_file() -> re.Pattern[str]:
    patterns = (re.escape(pattern).replace(r"\*", "[^\\n]*") for pattern in _FILES)
    return re.compile(rf"^(?:{'|'.join(patterns)})$", re.MULTILINE)


def _text(file: Path) -> str:
    try:
        return read_bytes(file).decode("utf-8", "replace")
    except OSError:
        return ""


def _declared(line: str, file: Path) -> Declared | None:
    match = re.fullmatch(_REQUIREMENT, line)
    if not match:
        return None
    requirement = line.strip()
    try:
        version = lower_bound(match["clauses"])
    except OutsideError:
        raise OutsideError(f"{requirement!r} allows no MindSpore 2.x", str(relative(file))) from None
    return Declared(version, requirement, file) if version else None


def lower_bound(clauses: str) -> Version | None:
    """The oldest version that ``clauses`` such as ``>=2.7,<2.9`` allow, which may be one before 2.0.

    With upper bounds alone it is the newest that they allow, and None when they say nothing.

    Raises:
        OutsideError: nothing up to 2.x is allowed.
    """
    lower: list[Version] = []
    upper: list[Version] = []
    for clause in filter(str.strip, clauses.split(",")):
        match = re.fullmatch(_CLAUSE, clause)
        if not match or match["operator"] == "!=":
            continue
        major, minor = int(match["major"]), int(match["minor"] or 0)
        operator, exact = match["operator"], match["minor"] is not None
        if operator == "<":
            upper.append(_before(major, minor, match["rest"]))
        elif operator == "<=":
            upper.append((major, minor))
        else:
            micro = int((match["rest"] or ".0").split(".")[1])
            lower.append((major, minor, micro) if micro else (major, minor))
        if operator in ("==", "===", "~"):
            upper.append((major, minor if exact else _ANY))
        elif operator == "~=":
            upper.append((major, minor if match["rest"] else _ANY))
        elif operator == "^":
            upper.append((major, _ANY))
    if not (lower or upper):
        return None
    newest = min(upper, default=(OLDEST[0], _ANY))
    oldest = max(lower, default=(0, 0))
    if oldest[0] > OLDEST[0] or newest[:2] < oldest[:2]:
        raise OutsideError(clauses)
    if lower:
        return oldest
    if newest < OLDEST:
        return min(newest, _LAST_BEFORE)
    return newest if newest < (OLDEST[0], _ANY) else None


def _before(major: int, minor: int, rest: str) -> Version:
    """The newest minor version that has a release below the given one."""
    if any(int(part) for part in rest.split(".")[1:]):
        return major, minor
    return (major, minor - 1) if minor else (major - 1, _ANY)


# --- the files ---------------------------------------------------------------------------------------------


def _pyproject(text: str) -> Iterator[str]:
    if sys.version_info >= (3, 11):
        import tomllib
    else:
        import tomli as tomllib

    try:
        document: Any = tomllib.loads(text)
    except (ValueError, RecursionError):  # told by whoever reads our own table
        return
    project, poetry = _at(document, "project"), _at(document, "tool", "poetry")
    for lines in (
        project.get("dependencies"),
        *_at(project, "optional-dependencies").values(),
        *_at(document, "dependency-groups").values(),
    ):
        yield from (line for line in lines if isinstance(line, str)) if isinstance(lines, list) else ()
    tables = [_at(poetry, "dependencies"), _at(poetry, "dev-dependencies")]
    tables += [_at(poetry, "group", name, "dependencies") for name in _at(poetry, "group")]
    for table in tables:
        for name, wanted in table.items():
            for constraint in wanted if isinstance(wanted, list) else [wanted]:
                version = constraint.get("version") if isinstance(constraint, dict) else constraint
                yield f"{name} {version}" if not str(version)[:1].isdigit() else f"{name} =={version}"


def _at(document: Any, *keys: str) -> dict[str, Any]:
    """The table at ``keys``, empty when there is none."""
    for key in keys:
        document = document.get(key) if isinstance(document, dict) else None
    return document if isinstance(document, dict) else {}


def _setup_cfg(text: str) -> Iterator[str]:
    import configparser

    parser = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        parser.read_string(text)
    except configparser.Error:
        return
    if parser.has_option("options", "install_requires"):
        yield from parser["options"]["install_requires"].splitlines()
    if parser.has_section("options.extras_require"):
        for lines in parser["options.extras_require"].values():
            yield from lines.splitlines()


def _setup_py(text: str) -> Iterator[str]:
    """Every text constant: lists of requirements are built in many ways."""
    import ast
    import warnings

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


_FILES: dict[str, Callable[[str], Iterator[str]]] = {
    "pyproject.toml": _pyproject,
    "setup.cfg": _setup_cfg,
    "setup.py": _setup_py,
    "requirements.txt": lambda text: iter(text.splitlines()),
    "requirements*.txt": lambda text: iter(text.splitlines()),
}
"""Pattern of a file -> the requirements it holds; the first file that has a version wins."""
