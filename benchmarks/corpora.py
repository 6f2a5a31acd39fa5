"""The code that is linted: released projects, pinned, fetched once; and trees made of them."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import zipfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32


class CorpusMissing(Exception):  # noqa: N818 (says what is wrong)
    """A project could not be fetched, or is another one."""


@dataclass(frozen=True, slots=True)
class Corpus:
    """A released project that was ported to MindSpore."""

    name: str
    version: str
    files: int
    """How many Python files its package holds."""
    sha256: str
    """Of its wheel."""

    def __str__(self) -> str:
        return f"{self.name} {self.version}"


CORPORA = {
    each.name: each
    for each in (
        Corpus("mindcv", "0.3.0", 109, "18152d727d1fad52197aebe0faa3b5024fdaf05fc20c19ae2864ce19045c2ee1"),
        Corpus("mindnlp", "0.2.4", 696, "be2b42accab81376bbbd1b1b4129dd594aaa8b8d16ec6c74f4e765e073d27e18"),
        Corpus("mindone", "0.5.0", 1729, "ebea916c3034d324f1f43d0e10cc526a0b73bc955ea93ce91fca039157c13b2c"),
    )
}
"""Name -> project."""


@dataclass(frozen=True, slots=True)
class Tree:
    """A project of its own on disk that holds one package."""

    root: Path
    package: str

    def files(self) -> list[Path]:
        """Its Python files."""
        return sorted(self.root.rglob("*.py"))

    def lines(self) -> int:
        """How many lines of Python it has."""
        return sum(path.read_bytes().count(b"\n") for path in self.files())


def package_of(name: str, folder: Path, *, fetch: bool) -> Path:
    """The package of the project ``name`` in ``folder``; fetched, if it is not there and may be."""
    corpus = CORPORA[name]
    package = folder / name / name
    if fetch and not package.is_dir():
        _fetch(corpus, folder)
    found = sum(1 for _ in package.rglob("*.py"))
    if found != corpus.files:
        raise CorpusMissing(f"{package} is not {corpus}: {found} Python files instead of {corpus.files}")
    return package


def _fetch(corpus: Corpus, folder: Path) -> None:
    wheels = folder / "wheels"
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"]
    requirement = f"{corpus.name}=={corpus.version}"
    done = subprocess.run([*pip, "--dest", wheels, requirement], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CorpusMissing(f"{corpus} could not be fetched: {done.stderr.strip()}")
    (wheel,) = wheels.glob(f"{corpus.name}-{corpus.version}-*.whl")
    if hashlib.sha256(wheel.read_bytes()).hexdigest() != corpus.sha256:
        raise CorpusMissing(f"{wheel} is not the wheel that was measured before: its SHA-256 differs")
    unpacked = folder / f"{corpus.name}.part"
    shutil.rmtree(unpacked, ignore_errors=True)
    zipfile.ZipFile(wheel).extractall(unpacked)
    unpacked.rename(folder / corpus.name)


def copy(package: Path, root: Path) -> Tree:
    """The Python files of ``package``, in a project of their own at ``root``; what was there is gone."""
    return copy_files(package, package.rglob("*.py"), root)


def copy_files(package: Path, files: Iterable[Path], root: Path) -> Tree:
    """The ``files`` of ``package``, in a project of their own at ``root``; what was there is gone."""
    shutil.rmtree(root, ignore_errors=True)
    for path in files:
        place = root / package.name / path.relative_to(package)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, place)
    (root / "pyproject.toml").write_text("# a project begins here\n", "utf-8")
    return Tree(root, package.name)


def part_of(package: Path, count: int) -> list[Path]:
    """``count`` files of ``package``, folder by folder; of two parts, the larger holds the smaller.

    The order of the folders is fixed and follows no meaning: each part is about as difficult as the whole.
    """
    chosen: dict[Path, None] = {}
    folders: dict[Path, list[Path]] = defaultdict(list)
    for path in sorted(package.rglob("*.py")):
        folders[path.parent].append(path)
    for folder in sorted(folders, key=lambda each: (crc32(str(each.relative_to(package)).encode()), each)):
        for path in (*_packages_down_to(folder, package), *folders[folder]):
            if len(chosen) == count:
                return list(chosen)
            chosen[path] = None
    return list(chosen)


def _packages_down_to(folder: Path, package: Path) -> Iterator[Path]:
    """The ``__init__.py`` of each package around the files in ``folder``: without them, no import works."""
    inside = [each for each in (folder, *folder.parents) if each.is_relative_to(package)]
    return (each / "__init__.py" for each in reversed(inside) if (each / "__init__.py").is_file())
