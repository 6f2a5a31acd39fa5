"""Paths in, Python files out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from processes import ENVIRONMENT

from msgraph_lint.config import Configuration
from msgraph_lint.discovery import find_files
from msgraph_lint.paths import NEVER_ENTERED, relative


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder of a user who has no settings of git."""
    folder, home = tmp_path / "project", tmp_path / "home"
    for each in (folder, home):
        each.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.chdir(folder)
    return folder


@contextmanager
def chdir(folder: str) -> Iterator[None]:
    """Like the one of ``contextlib``, which Python 3.10 lacks."""
    before = os.getcwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def touch(*names: str) -> None:
    for name in names:
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).touch()


def found(*paths: str) -> list[str]:
    files = find_files(paths, Configuration())
    assert files.errors == []
    return [str(path) for path in files.settings]


def write(**texts: str) -> None:
    """Files by their names, with ``__`` for a slash and ``_`` for the dot at the start of a part."""
    for name, text in texts.items():
        path = Path("/".join(re.sub(r"^_", ".", part) for part in name.split("__")))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def errors(*paths: str) -> list[str]:
    return [str(error) for error in find_files(paths, Configuration()).errors]


def test_folder() -> None:
    touch("b.py", "a.py", "pkg/c.py", "pkg/deep/d.py", "a.pyi", "a.txt", "py", "nb.ipynb", ".hidden.py")
    assert found(".") == [".hidden.py", "a.py", "b.py", "nb.ipynb", "pkg/c.py", "pkg/deep/d.py"]
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


@pytest.mark.parametrize("setting", ["exclude = ['gen']", "exclude = []", "extend-exclude = ['gen']"])
@pytest.mark.parametrize("folder", sorted(NEVER_ENTERED))
def test_folders_that_are_never_walked(folder: str, setting: str) -> None:
    touch("a.py", f"{folder}/b.py", f"pkg/{folder}/deep/c.py")
    Path("pyproject.toml").write_text(f"[tool.msgraph-lint]\n{setting}\n")
    assert found(".") == ["a.py"]
    assert found(folder) == found(f"{folder}/b.py") == [f"{folder}/b.py"]
    assert found(f"pkg/{folder}/deep/") == [f"pkg/{folder}/deep/c.py"]


@pytest.mark.parametrize("mark", ["pyvenv.cfg", "conda-meta/history"])
def test_environments_of_any_name_are_not_walked(mark: str) -> None:
    touch("a.py", "tools/env/lib/b.py", f"tools/env/{mark}", "tools/c.py")
    assert found(".") == ["a.py", "tools/c.py"]
    assert found("tools/env/lib") == ["tools/env/lib/b.py"]
    os.chdir("tools/env")
    assert found(".") == ["lib/b.py"]


def test_a_replaced_exclude_enters_what_the_default_leaves_out() -> None:
    touch("build/a.py", "dist/b.py", "kernel_meta/c.py", "rank_0/d.py", "old/e.py", ".git/f.py")
    assert found(".") == ["old/e.py"]
    Path("pyproject.toml").write_text("[tool.msgraph-lint]\nexclude = ['old']\n")
    assert found(".") == ["build/a.py", "dist/b.py", "kernel_meta/c.py", "rank_0/d.py"]


# What is given although it is excluded


def test_force_exclude() -> None:
    touch(
        "a.py",
        "gen/b.py",
        "gen/deep/c.py",
        ".venv/d.py",
        "env/pyvenv.cfg",
        "env/e.py",
        "build/f.py",
        "old/g.py",
    )
    given = ["a.py", "gen/b.py", "gen/deep", ".venv", "env/e.py", "build", "old/g.py", "gen/none.py"]
    Path("pyproject.toml").write_text("[tool.msgraph-lint]\nextend-exclude = ['gen', 'old/*.py']\n")
    everything = [".venv/d.py", "a.py", "build/f.py", "env/e.py", "gen/b.py", "gen/deep/c.py", "old/g.py"]
    assert found(*given[:-1]) == everything
    forced = find_files(given, Configuration({"force-exclude": True}))
    assert (list(forced.settings), forced.errors) == (["a.py"], [])
    with Path("pyproject.toml").open("a") as file:
        file.write("force-exclude = true\n")
    assert found(*given) == ["a.py"]
    unforced = find_files(given[:-1], Configuration({"force-exclude": False}))
    assert [str(path) for path in unforced.settings] == everything


@pytest.mark.parametrize("configured", [True, False])
@pytest.mark.parametrize("name", ["build", "venv"])
def test_a_project_in_a_folder_that_is_called_like_an_excluded_one(name: str, configured: bool) -> None:
    """Whoever works in ``/build/proj`` or in ``build`` itself is not told that all is well."""
    touch(f"{name}/proj/a.py", f"{name}/proj/{name}/b.py", f"{name}/proj/pyvenv.cfg")
    os.chdir(f"{name}/proj")
    if configured:
        Path("pyproject.toml").write_text("[tool.msgraph-lint]\n")
    forced = Configuration({"force-exclude": True})
    for paths in (
        ["."],
        ["a.py"],
        [str(Path("a.py").absolute()), f"{name}/b.py", name],
        [f"../../{name}/proj"],
    ):
        assert [str(path) for path in find_files(paths, forced).settings] == ["a.py"]


# What git ignores


@pytest.fixture
def repository() -> None:
    write(_git__HEAD="ref: refs/heads/main\n")


@pytest.mark.usefixtures("repository")
def test_gitignore() -> None:
    touch(
        "a.py",
        "b_gen.py",
        "out/c.py",
        "pkg/b_gen.py",
        "pkg/d.py",
        "pkg/keep/d.py",
        "pkg/out.py",
        "top/e.py",
        "pkg/top/e.py",
    )
    write(_gitignore="# made by tools\n*_gen.py\nout/\n/top\n")
    assert found(".") == ["a.py", "pkg/d.py", "pkg/keep/d.py", "pkg/out.py", "pkg/top/e.py"]
    write(pkg___gitignore="d.py\n!*_gen.py\n!/keep/d.py\n")
    assert found(".") == ["a.py", "pkg/b_gen.py", "pkg/keep/d.py", "pkg/out.py", "pkg/top/e.py"]
    for folder, path in (("pkg", "."), (".", "pkg"), ("pkg", str(Path("pkg").absolute()))):
        with chdir(folder):
            names = [Path(path).name for path in found(path)]
        assert names == ["b_gen.py", "d.py", "out.py", "e.py"]


@pytest.mark.usefixtures("repository")
def test_what_is_ignored_is_checked_when_it_is_given() -> None:
    touch("a_gen.py", "out/b.py", "out/deep/c.py", "out/c_gen.py", "link/d.py")
    write(_gitignore="*_gen.py\nout/\n/link\n")
    assert found("a_gen.py", "out/c_gen.py") == ["a_gen.py", "out/c_gen.py"]
    assert found("out") == found("out/") == ["out/b.py", "out/deep/c.py"]
    assert found("out/deep") == ["out/deep/c.py"]
    Path("elsewhere").symlink_to("out")
    assert found("elsewhere") == ["elsewhere/b.py", "elsewhere/deep/c.py"]
    assert [
        str(path) for path in find_files(["a_gen.py"], Configuration({"force-exclude": True})).settings
    ] == ["a_gen.py"]


@pytest.mark.usefixtures("repository")
@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("a\n!/a\n", ["a/x.py", "b/x.py", "x.py"]),
        ("*/\n", ["x.py"]),
        ("/*\n!/a/\n", ["a/a/x.py", "a/x.py"]),
        ("a/**\n!a/x.py\n", ["a/x.py", "b/a/x.py", "b/x.py", "x.py"]),
        ("*\n!*/\n!a/*.py\n", ["a/x.py"]),
    ],
)
def test_what_is_taken_back(lines: str, expected: list[str]) -> None:
    touch("x.py", "a/x.py", "a/a/x.py", "b/x.py", "b/a/x.py")
    write(_gitignore=lines)
    assert found(".") == expected


def test_gitignore_holds_only_in_its_repository() -> None:
    touch("a.py", "inner/a.py", "inner/b.py")
    write(_gitignore="a.py\n", inner___gitignore="b.py\n")
    assert found(".") == ["a.py", "inner/a.py", "inner/b.py"]
    write(inner___git__HEAD="")
    assert found(".") == ["a.py", "inner/a.py"]
    write(_git__HEAD="")
    assert found(".") == ["inner/a.py"]
    with chdir("inner"):
        assert found(".") == ["a.py"]


@pytest.mark.usefixtures("repository")
def test_respect_gitignore() -> None:
    touch("a.py", "b.py", "pkg/a.py", "pkg/c.py")
    write(_gitignore="a.py\n", pkg___gitignore="c.py\n", pyproject_toml="")
    assert found(".") == ["b.py"]
    everything = find_files(["."], Configuration({"respect-gitignore": False}))
    assert [str(path) for path in everything.settings] == ["a.py", "b.py", "pkg/a.py", "pkg/c.py"]
    Path("pkg/pyproject.toml").write_text("[tool.msgraph-lint]\nrespect-gitignore = false\n")
    assert found(".") == ["b.py", "pkg/a.py", "pkg/c.py"]
    Path("pyproject.toml").write_text("[tool.msgraph-lint]\nrespect-gitignore = false\n")
    Path("pkg/pyproject.toml").write_text("[tool.msgraph-lint]\nrespect-gitignore = true\n")
    assert found(".") == ["a.py", "b.py"]


@pytest.mark.usefixtures("repository")
def test_other_files_that_say_what_is_ignored(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    touch("a.py", "b.py", "pkg/a.py", "pkg/c.py")
    write(_git__info__exclude="/a.py\n")
    assert found(".") == ["b.py", "pkg/a.py", "pkg/c.py"]
    write(_gitignore="!a.py\n", _ignore="c.py\n")
    assert found(".") == ["a.py", "b.py", "pkg/a.py"]
    home = project.parent / "home"
    (home / ".config/git").mkdir(parents=True)
    (home / ".config/git/ignore").write_text("b.py\na.py\n")
    assert found(".") == ["a.py", "pkg/a.py"]
    (home / ".gitconfig").write_text('[core]\n\texcludesFile = "~/mine"\n')
    assert found(".") == ["a.py", "b.py", "pkg/a.py"]
    (home / "mine").write_text("*.py\n")
    assert found("b.py", ".") == ["a.py", "b.py", "pkg/a.py"]
    assert found(".") == ["a.py", "pkg/a.py"]


def test_a_worktree_has_the_excludes_of_its_repository() -> None:
    touch("tree/a.py", "tree/b.py")
    write(
        main___git__info__exclude="a.py\n",
        main___git__worktrees__tree__commondir="../..\n",
        tree___git="gitdir: ../main/.git/worktrees/tree\n",
    )
    assert found("tree") == ["tree/b.py"]
    Path("tree/.git").write_text("gitdir: ../main/.git\n")
    assert found("tree") == ["tree/b.py"]


@pytest.mark.usefixtures("repository")
@pytest.mark.parametrize(
    "data",
    [
        b"\xef\xbb\xbfa.py\r\nc\r\n",
        b"!\na.py\n///\n[\n",
        b"\xff\xfe\na.py  \n",
        b"\\a.py",
        b"/**/a.py\0\na.py",
    ],
)
def test_gitignore_of_any_content(data: bytes) -> None:
    touch("a.py", "b.py")
    Path(".gitignore").write_bytes(data)
    assert found(".") == ["b.py"]


@pytest.mark.usefixtures("repository")
def test_gitignore_that_is_no_file() -> None:
    touch("a.py", "pkg/b.py", "other/c.py", "gone/d.py")
    Path(".gitignore").mkdir()
    Path("gone/.gitignore").symlink_to("nowhere")
    assert found(".") == ["a.py", "gone/d.py", "other/c.py", "pkg/b.py"]
    os.mkfifo("pkg/.gitignore")
    files = find_files(["."], Configuration())
    assert [str(path) for path in files.settings] == ["a.py", "gone/d.py", "other/c.py"]
    assert [str(error) for error in files.errors] == ["pkg/.gitignore: cannot read: not a regular file"]


PARTS = st.sampled_from(["a", "b.py", "*", "*.py", "**", "?", "[ab]", "a*", "b.*", "\\\\a", "__init__.py"])
LINES = st.builds(
    lambda negated, top, parts, folder: negated + top + "/".join(parts) + folder,
    st.sampled_from(["", "", "!"]),
    st.sampled_from(["", "/"]),
    st.lists(PARTS, min_size=1, max_size=3),
    st.sampled_from(["", "/"]),
).filter(lambda line: not re.search(r"\*\*/$|\*/\*\*$", line))  # pathspec takes them for all that is there


@given(st.lists(LINES, max_size=5), st.lists(LINES, max_size=3))
def test_ignored_as_git_ignores(top: list[str], inner: list[str]) -> None:
    names = [
        f"{folder}{name}"
        for folder in ("", "a/", "a/a/", "b.py/", "ab/a/")
        for name in ("a.py", "b.py", "__init__.py")
    ]
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        touch(*(name for name in names if not Path(name).is_dir() and name != "b.py"))
        subprocess.run(["git", "init", "--quiet"], check=True)
        write(_gitignore="\n".join(top), a___gitignore="\n".join(inner))
        listed = subprocess.run(
            ["git", "ls-files", "--others", "--exclude-standard", "*.py"],
            check=True,
            capture_output=True,
            text=True,
        )
        assert found(".") == sorted(listed.stdout.splitlines(), key=Path)


def test_pathspec_is_imported_only_for_patterns() -> None:
    program = "import sys; from msgraph_lint.cli import main; main(['.']); print('pathspec' in sys.modules)"

    def imported() -> bool:
        done = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=ENVIRONMENT
        )
        return done.stdout.splitlines()[-1] == "True"

    touch("a.py", ".git/HEAD")
    assert not imported()
    touch(".gitignore")
    assert imported()


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
    touch("a.py")
    os.mkfifo("pipe.py")
    files = find_files(["missing.py", "a.py", "pipe.py", "x" * 300], Configuration())
    assert list(files.settings) == ["a.py"]
    assert [str(error) for error in files.errors[:2]] == [
        "missing.py: no such file or folder",
        "pipe.py: not a file or folder",
    ]
    assert len(files.errors) == 3


def test_unreadable_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    touch("pkg/locked/a.py", "pkg/b.py")
    scandir = os.scandir

    def refuse(path: str) -> object:
        if path.endswith("locked"):
            raise PermissionError(13, "Permission denied")
        return scandir(path)

    monkeypatch.setattr("os.scandir", refuse)
    files = find_files(["pkg"], Configuration())
    assert list(files.settings) == ["pkg/b.py"]
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
