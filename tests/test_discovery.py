"""Paths in, Python files out."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from msgraph_lint.config import Configuration
from msgraph_lint.discovery import find_files, relative


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def touch(*names: str) -> None:
    for name in names:
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).touch()


def found(*paths: str) -> list[str]:
    files = find_files(paths, Configuration())
    assert files.errors == []
    return [str(path) for path in files.settings]


def errors(*paths: str) -> list[str]:
    return [str(error) for error in find_files(paths, Configuration()).errors]


def test_folder() -> None:
    touch("b.py", "a.py", "pkg/c.py", "pkg/deep/d.py", "a.pyi", "a.txt", "py", "nb.ipynb", ".hidden.py")
    assert found(".") == [".hidden.py", "a.py", "b.py", "pkg/c.py", "pkg/deep/d.py"]
    assert found("pkg") == ["pkg/c.py", "pkg/deep/d.py"]


@pytest.mark.parametrize(
    "folder",
    [".git", ".venv", "venv", "node_modules", "__pycache__", "build", "dist", "site-packages", "rank_0"],
)
def test_folders_that_are_not_walked(folder: str) -> None:
    touch("a.py", f"{folder}/b.py", f"pkg/{folder}/c.py")
    assert found(".") == ["a.py"]
    assert found(folder) == [f"{folder}/b.py"]
    assert found(f"{folder}/b.py") == [f"{folder}/b.py"]


def test_exclude() -> None:
    touch("a.py", "old.py", "pkg/old.py", "pkg/gen/x.py", "gen/x.py", "build/y.py", "t/case_1/z.py")
    Path("pyproject.toml").write_text(
        '[tool.msgraph-lint]\nexclude = ["old.py", "./pkg/gen/", "t/case_*"]\nextend-exclude = ["zzz"]\n'
    )
    assert found(".") == ["a.py", "build/y.py", "gen/x.py"]
    assert found("pkg/old.py") == ["pkg/old.py"]
    os.chdir("pkg")
    assert [Path(path).name for path in found("..")] == ["a.py", "y.py", "x.py"]


def test_any_file_that_is_given_is_checked() -> None:
    touch("script", "a.pyi", "b.txt")
    assert found("script", "a.pyi", "b.txt") == ["a.pyi", "b.txt", "script"]


def test_each_file_once() -> None:
    touch("pkg/a.py", "b.py")
    assert found("b.py", "pkg", "./pkg/a.py", "pkg/../b.py", str(Path("b.py").absolute())) == [
        "b.py",
        "pkg/a.py",
    ]


def test_links() -> None:
    touch("pkg/a.py", "elsewhere/b.py")
    Path("pkg/0link.py").symlink_to("a.py")
    Path("pkg/loop").symlink_to("..")
    Path("pkg/self").symlink_to("self")
    Path("pkg/other").symlink_to("../elsewhere")
    Path("pkg/gone.py").symlink_to("nowhere.py")
    assert found("pkg") == ["pkg/a.py"]
    assert found("pkg/0link.py") == ["pkg/0link.py"]
    assert found("pkg/other") == ["pkg/other/b.py"]
    assert errors("pkg/self") == ["pkg/self: no such file or folder"]
    assert errors("pkg/gone.py") == ["pkg/gone.py: no such file or folder"]


def test_paths_that_cannot_be_checked() -> None:
    touch("a.py", "nb.ipynb")
    os.mkfifo("pipe.py")
    files = find_files(["missing.py", "a.py", "nb.ipynb", "pipe.py", "x" * 300], Configuration())
    assert list(files.settings) == [Path("a.py")]
    assert [str(error) for error in files.errors[:3]] == [
        "missing.py: no such file or folder",
        "nb.ipynb: notebooks are not supported; convert it to .py first",
        "pipe.py: not a file or folder",
    ]
    assert len(files.errors) == 4


def test_unreadable_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    touch("pkg/locked/a.py", "pkg/b.py")
    scandir = os.scandir

    def refuse(path: Path) -> object:
        if path.name == "locked":
            raise PermissionError(13, "Permission denied")
        return scandir(path)

    monkeypatch.setattr("os.scandir", refuse)
    files = find_files(["pkg"], Configuration())
    assert list(files.settings) == [Path("pkg/b.py")]
    assert [str(error) for error in files.errors] == ["pkg/locked: cannot read: Permission denied"]


def test_nothing() -> None:
    assert found(".") == []
    assert found() == []


def test_each_file_has_the_settings_of_its_folder() -> None:
    touch("a.py", "pkg/b.py", "pkg/deep/c.py")
    Path("pkg/pyproject.toml").write_text('[tool.msgraph-lint]\ntarget-version = "2.0"\n')
    files = find_files(["."], Configuration())
    groups = {str(settings.target): [str(path) for path in paths] for paths, settings in files.groups()}
    assert groups == {"MindSpore 2.10 (LAX)": ["a.py"], "MindSpore 2.0": ["pkg/b.py", "pkg/deep/c.py"]}


def test_relative(project: Path) -> None:
    assert relative(Path("./a/../b.py")) == Path("b.py")
    assert relative(project / "b.py") == Path("b.py")
    assert relative(Path("../b.py")) == project.parent / "b.py"
    assert relative(Path(f"{project}-other/b.py")) == Path(f"{project}-other/b.py")
