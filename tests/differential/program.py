"""Programs as lines, each of which may belong to one feature: what is left out leaves a program."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Line:
    """One line of code, without its indentation."""

    indent: int
    """In steps of four spaces."""
    text: str
    feature: str = ""
    """The feature that it belongs to; empty for clean code."""


def block(text: str, indent: int = 0, feature: str = "") -> list[Line]:
    """The lines of ``text``, moved to the right by ``indent`` steps."""
    found = []
    for line in text.strip("\n").splitlines():
        bare = line.lstrip(" ")
        found.append(Line(indent + (len(line) - len(bare)) // 4 if bare else 0, bare, feature))
    return found


@dataclass(frozen=True)
class Program:
    """A case for the oracle: ``Net()``, ``inputs()``, and perhaps modules beside it."""

    name: str
    files: Mapping[str, tuple[Line, ...]]
    """By file name; the first is the case."""
    features: tuple[str, ...] = ()
    """What may make it fail, as ``name#number`` or ``name in place#number``."""
    tree: Path | None = None
    """A package that stands beside the case; files of the program replace some of its own."""
    cell: str = ""
    """The class of the package that the case makes and calls."""
    shown: tuple[str, ...] = ()
    """The files that the linter is asked about; all of them where none are named."""
    base: Program | None = None
    """The program before the bug was put in: what the linter says of both is not about the bug."""

    @property
    def case(self) -> str:
        """The name of the file that MindSpore is given."""
        return next(iter(self.files))

    def text(self, file: str) -> str:
        """The content of ``file``."""
        return "".join(f"{'    ' * line.indent}{line.text}".rstrip() + "\n" for line in self.files[file])

    @property
    def digest(self) -> str:
        """Changes when MindSpore has to be asked again."""
        texts = "\0".join(f"{name}\0{self.text(name)}" for name in self.files)
        return hashlib.sha256(texts.encode()).hexdigest()[:16]

    def without(self, features: Iterable[str]) -> Program:
        """The program with these features left out."""
        gone = set(features)
        files = {
            name: tuple(line for line in lines if line.feature not in gone)
            for name, lines in self.files.items()
        }
        return replace(self, files=files, features=tuple(f for f in self.features if f not in gone))

    def feature_at(self, file: str, line: int) -> str:
        """The feature that the 1-based ``line`` belongs to; empty when it is clean code or no line."""
        lines = self.files.get(file, ())
        return lines[line - 1].feature if 0 < line <= len(lines) else ""

    def write(self, folder: Path) -> Path:
        """Write its files into ``folder``, and give the path of the case."""
        folder.mkdir(parents=True, exist_ok=True)
        if self.tree is not None:
            shutil.copytree(self.tree, folder / self.tree.name, ignore=_not_python, dirs_exist_ok=True)
        for name in self.files:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(self.text(name), "utf-8")
        return folder / self.case


def _not_python(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not name.endswith(".py") and Path(folder, name).is_file()]


def plain(name: str, files: Mapping[str, str]) -> Program:
    """A program of texts, in which nothing is known of features."""
    return Program(name, {file: tuple(block(text)) for file, text in files.items()})


def kind_of(feature: str) -> str:
    """``delete_name in loop#2`` -> ``delete_name``."""
    return feature.partition("#")[0].partition(" in ")[0]
