"""The cache: what still holds is not looked at again, and what is told is what a run without it tells."""

from __future__ import annotations

import io
import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from msgraph_lint import fixing
from msgraph_lint.cache import checking
from msgraph_lint.cache.checking import Request, check_cached
from msgraph_lint.cache.encoding import encode
from msgraph_lint.cache.store import FOLDER
from msgraph_lint.cli import main
from msgraph_lint.config import Settings
from msgraph_lint.engine import check_paths
from msgraph_lint.findings import Report
from msgraph_lint.program.project import Project
from msgraph_lint.source import Source
from msgraph_lint.targets import Target

BASE = """\
from mindspore import nn


class Base(nn.Cell):
    def helper(self, x):
        return x
"""
CHILD = """\
from base import Base
from tools import twice


class Child(Base):
    def construct(self, x):
        return twice(self.helper(x))
"""
TOOLS = """\
def twice(x):
    y = x + x
    del y
    return x


def other(x):
    y = x
    del y
    return x
"""
LONER = """\
from mindspore import nn


class Loner(nn.Cell):
    def construct(self, x):
        y = x
        del y
        return x
"""
FILES = {"base.py": BASE, "child.py": CHILD, "tools.py": TOOLS, "loner.py": LONER}


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of four files, of which the last has nothing to do with the others."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("MSGRAPH_LINT_NO_CACHE", raising=False)
    (tmp_path / "pyproject.toml").touch()
    for name, text in FILES.items():
        write(name, text)
    return tmp_path


_clock = iter(range(1, 100_000))


def write(name: str, text: str) -> None:
    """The file with another stamp than ever before, which is old."""
    Path(name).write_text(text)
    os.utime(name, (next(_clock), next(_clock)))


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that are looked at."""
    looked: list[str] = []

    real = checking.check

    def check(project: Project, request: Request) -> Report:
        looked.extend(request.paths)
        return real(project, request)

    monkeypatch.setattr(checking, "check", check)
    return looked


def names() -> list[str]:
    return sorted(path.name for path in Path().glob("*.py"))


def run(settings: Settings | None = None) -> Report:
    return check_cached(Request(names(), settings or Settings()))


def told(report: Report) -> list[object]:
    return json.loads(json.dumps([encode(report), report.notes]))


def uncached(settings: Settings | None = None) -> list[object]:
    return told(check_paths(map(Path, names()), settings or Settings()))


def test_what_did_not_change_is_not_looked_at(files: Path, checked: list[str]) -> None:
    first = told(run())
    assert sorted(checked) == sorted(FILES)
    checked.clear()
    assert told(run()) == first == uncached()
    assert checked == []


def test_what_is_known_is_told_without_reading_a_file(
    files: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files that were just written may change unseen, so these are old."""
    assert main(["--no-cache", "."]) == 1
    told = capsys.readouterr().out
    assert "del y" in told
    main(["."])
    capsys.readouterr()
    read: list[str] = []
    monkeypatch.setattr(checking, "read_bytes", read.append)
    monkeypatch.setattr(Source, "read", read.append)
    assert main(["."]) == 1
    assert capsys.readouterr().out == told
    assert read == []


def test_what_was_new_is_read_once_more(files: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever linted a fresh clone at once had all its files read in each run from there on."""
    for name in names():
        Path(name).touch()
    for _ in range(2):  # what it says is known in the second run, and printed in the third
        main(["."])
    before = time.time() - 60
    for name in names():
        os.utime(name, (before, before))
    main(["."])
    monkeypatch.setattr(checking, "read_bytes", pytest.fail)
    assert main(["."]) == 1


def test_what_was_printed_is_printed_again(
    files: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Most of the time that an unchanged tree took went into reading and printing what is known."""
    made: list[str] = []
    real = checking._read

    def read(said: str, path: str, key: str) -> Report:
        made.append(path)
        return real(said, path, key)

    def printed(*options: str) -> list[object]:
        return [main([*options, "."]), *capsys.readouterr()]

    monkeypatch.setattr(checking, "_read", read)
    write("note.py", CHILD.replace("tools", "broken"))
    write("broken.py", "x = (")
    write("pyproject.toml", '[tool.msgraph-lint]\nexclude = ["broken.py"]\n')
    ways = [[], ["--no-fold"], ["--quiet"], ["--output-format", "concise"], ["--language", "zh"]]
    ways += [["--fail-on", "error"], ["--unsafe-fixes"], ["--color", "always"], ["--exit-zero"]]
    ways += [["--statistics"], ["--output-format", "json"], ["--select", "MSG101"]]
    for way in ways:
        expected = printed("--no-cache", *way)
        assert [printed(*way) for _ in range(3)] == [expected] * 3
    printed()
    made.clear()
    assert "note: broken.py:1" in str(printed())
    assert made == []
    write("loner.py", LONER.replace("del y", "pass"))
    assert [printed(), printed()] == [printed("--no-cache")] * 2


def test_what_is_known_is_told_without_what_it_takes_to_look(files: Path) -> None:
    """Each module takes its time to load: that of the syntax tree took a tenth of all."""
    main(["."])
    program = "import sys; from msgraph_lint.cli import main; main(['.']); print(*sys.modules)"
    environment = {name: value for name, value in os.environ.items() if name != "MSGRAPH_LINT_NO_CACHE"}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, env=environment
    )
    loaded = set(done.stdout.split())
    assert "msgraph_lint.cache.checking" in loaded
    unwanted = {"ast", "tokenize", "sqlite3", "dataclasses", "hashlib", "inspect", "textwrap"}
    assert sorted(unwanted & loaded) == []
    assert not {"msgraph_lint.engine", "msgraph_lint.notebooks", "msgraph_lint.program.essence"} & loaded


@pytest.mark.parametrize(
    ("changed", "text", "looked_at"),
    [
        ("base.py", BASE.replace("return x", "return x + 1"), ["base.py", "child.py", "tools.py"]),
        ("tools.py", TOOLS.replace("del y", "pass", 1), ["base.py", "child.py", "tools.py"]),
        ("child.py", CHILD.replace("twice(self.helper(x))", "x"), ["base.py", "child.py", "tools.py"]),
        ("loner.py", LONER + "\n", ["loner.py"]),
        ("tools.py", TOOLS + "# the end\n", ["tools.py"]),
        ("base.py", "# a comment\n\n" + BASE, ["base.py"]),
        ("base.py", BASE.replace("return x", "return x  # a comment"), ["base.py"]),
        ("child.py", CHILD.replace("    def", "    # a comment\n\n    def"), ["child.py", "tools.py"]),
        ("base.py", BASE.replace("return x", "return x  # noqa"), ["base.py", "child.py", "tools.py"]),
        ("new.py", CHILD.replace("twice", "other"), ["base.py", "new.py", "tools.py"]),
        ("new.py", LONER, ["new.py"]),
    ],
)
def test_a_change_is_looked_at_with_what_it_may_concern(
    files: Path, checked: list[str], changed: str, text: str, looked_at: list[str]
) -> None:
    run()
    checked.clear()
    write(changed, text)
    assert told(run()) == uncached()
    assert checked == looked_at
    checked.clear()
    assert told(run()) == uncached()
    assert checked == []


def test_a_file_that_goes_is_missed(files: Path, checked: list[str]) -> None:
    run()
    checked.clear()
    Path("child.py").unlink()
    assert told(run()) == uncached()
    assert "loner.py" not in checked
    assert "tools.py" in checked


def test_the_same_content_is_no_change(files: Path, checked: list[str]) -> None:
    first = told(run())
    checked.clear()
    write("base.py", BASE)
    assert told(run()) == first
    assert checked == []


def test_a_change_that_stamps_do_not_show(files: Path) -> None:
    run()
    status = os.stat("loner.py")
    Path("loner.py").write_text(LONER.replace("del y", "pass "))
    now = told(run())
    Path("loner.py").write_text(LONER)  # at once: the clock of the file system may not have moved on
    assert told(run()) != now
    assert os.stat("loner.py").st_size == status.st_size


def test_settings_and_selections_are_kept_apart(files: Path, checked: list[str]) -> None:
    run()
    strict = Settings(target=Target.parse("2.10", "STRICT"))
    assert told(run(strict)) == uncached(strict)
    checked.clear()
    run(strict)
    run()
    assert checked == []
    assert [f.path for f in check_cached(Request(["loner.py"], Settings())).findings] == ["loner.py"]
    assert checked == ["loner.py"]


def test_what_was_seen_by_another_selection_is_not_taken_for_old(files: Path) -> None:
    """A file changes, another selection sees it, and then the first one is asked again."""
    run()
    write("tools.py", TOOLS.replace("del y", "pass", 1))
    check_cached(Request(["loner.py"], Settings()))
    check_cached(Request(["tools.py"], Settings()))
    assert told(run()) == uncached()


def test_random_changes_tell_what_a_run_without_a_cache_tells(files: Path) -> None:
    """Calls, bases, imports and whole files come and go; some cannot be parsed for a while."""
    dice = random.Random(7)
    pieces = {
        "base.py": [BASE, BASE.replace("return x", "del x"), BASE + "\n\nVALUE = 1\n", "class Base(:\n"],
        "child.py": [
            CHILD,
            CHILD.replace("Base)", "Loner)").replace("from base", "from loner import Loner\nfrom base"),
            CHILD.replace("twice(", "(").replace("from tools import twice\n", ""),
            CHILD.replace("from tools import twice", "import tools").replace("twice(", "tools.other("),
            CHILD.replace("from tools", "from handed_on"),
            "",
        ],
        "tools.py": [TOOLS, TOOLS.replace("del y", "pass", 1), TOOLS.replace("other", "another"), "x = ("],
        "handed_on.py": ["from tools import *\n", "from tools import other as twice\n", ""],
        "loner.py": [LONER, LONER.replace("del y", "return y")],
    }
    for _ in range(60):
        name = dice.choice(sorted(pieces))
        text = dice.choice(pieces[name])
        if text:
            write(name, text)
        else:
            Path(name).unlink(missing_ok=True)
        if dice.random() < 0.7:
            assert told(run()) == uncached(), name
        if dice.random() < 0.3:
            check_cached(Request(dice.sample(names(), 1), Settings()))


PORTED = """\
import mindspore
from mindspore import nn, ops


class Ported(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(3, 4)

    def helper(self, x):
        return x

    def construct(self, x):
        y = self.fc(x).made_up()
        return self.helper(y, y) + self.scale + ops.softmax_of_all(x)
"""


@pytest.mark.parametrize(
    ("elsewhere", "text"),
    [
        ("patch.py", "from mindspore import Tensor\n\nTensor.made_up = lambda x: x\n"),
        ("patch.py", "from mindspore import ops\n\nops.softmax_of_all = lambda x: x\n"),
        ("patch.py", 'from mindspore import ops\n\nsetattr(ops, "softmax_of_all", None)\n'),
        ("patch.py", "def patch(net):\n    net.scale = 2\n"),
        ("below.py", "class Below(Ported):\n    scale = 2\n"),
        ("below.py", "class Below(Ported):\n    def helper(self, x, y=1):\n        return x\n"),
    ],
)
def test_what_another_file_gives_an_object_comes_and_goes(files: Path, elsewhere: str, text: str) -> None:
    """Nothing leads from the one file to the other: all texts are asked for the name."""
    write("ported.py", PORTED)
    before = told(run())
    write(elsewhere, text)
    assert told(run()) == uncached() != before
    write(elsewhere, "")
    assert told(run()) == uncached()
    write("loner.py", LONER + "\n")
    assert told(run()) == uncached()
    write(elsewhere, text + "\n")
    assert told(run()) == uncached()
    Path(elsewhere).unlink()
    assert told(run()) == uncached()


def test_what_does_not_answer_a_question_is_not_looked_at_again(files: Path, checked: list[str]) -> None:
    write("ported.py", PORTED)
    write("patch.py", "from mindspore import Tensor\n\nTensor.made_up = lambda x: x\n")
    run()
    checked.clear()
    write("patch.py", "from mindspore import Tensor\n\nTensor.made_up = lambda x: -x\n")
    assert told(run()) == uncached()
    assert checked == ["patch.py"]


def test_lines_that_move_are_told_where_they_are_now(files: Path) -> None:
    """The finding in ``tools.py`` names the line of ``child.py`` that calls it, and another way around."""
    for name, text in (("child.py", CHILD), ("tools.py", TOOLS)):
        before = told(run())
        write(name, f"# one more line\n{text}")
        assert told(run()) == uncached() != before
        write("loner.py", f"{LONER}# {name}\n")  # the reports on the others are of another time now
        write(name, f"# one more line\n\n{text}")
        assert told(run()) == uncached()


def test_what_was_asked_of_all_texts_is_not_asked_again(files: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of an edited file that asks who patches what it lacks, no other is read for it."""
    write("ported.py", PORTED)
    run()
    write("ported.py", PORTED.replace("construct(self, x)", "construct(self, y)"))
    read: list[str] = []
    real = Project._read
    monkeypatch.setattr(Project, "_read", lambda self, path: (read.append(path), real(self, path))[1])
    check_cached(Request(["ported.py"], Settings()))
    assert {Path(path).name for path in read} == {"ported.py"}
    assert told(run()) == uncached()


# The file of the cache


def database(folder: Path) -> Path:
    (file,) = (folder / FOLDER).glob("*.db")
    return file


def spoil_text(file: Path) -> None:
    file.write_text("no database")


def spoil_page(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096:8192] = b"\xff" * 4096
    file.write_bytes(data)


def spoil_format(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA user_version = 99")


def spoil_reports(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute(
            """UPDATE reports SET said = '[[["MSG000", [0, 1, 1, 0, 1, 1]]], [], 0, {}, []]'"""
        )


def spoil_json(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE reports SET said = '{'")


def empty(file: Path) -> None:
    file.write_bytes(b"")


@pytest.mark.parametrize("spoil", [spoil_text, spoil_page, spoil_format, spoil_reports, spoil_json, empty])
def test_a_broken_cache_is_made_anew(files: Path, checked: list[str], spoil) -> None:  # type: ignore[no-untyped-def]
    run()
    spoil(database(files))
    assert told(run()) == uncached()
    run()
    checked.clear()
    assert told(run()) == uncached()
    assert checked == []


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written(files: Path) -> None:
    files.chmod(0o555)
    try:
        assert told(run()) == uncached()
    finally:
        files.chmod(0o755)


def test_a_file_in_the_place_of_the_folder(files: Path) -> None:
    Path(FOLDER).write_text("mine")
    assert told(run()) == uncached()
    assert Path(FOLDER).read_text() == "mine"


def test_runs_at_the_same_time(files: Path) -> None:
    command = [sys.executable, "-m", "msgraph_lint", "--output-format", "concise", "."]
    environment = {name: value for name, value in os.environ.items() if name != "MSGRAPH_LINT_NO_CACHE"}
    running = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)
        for _ in range(6)
    ]
    outputs = {process.communicate() for process in running}
    assert len(outputs) == 1
    assert told(run()) == uncached()


def test_git_does_not_see_it(files: Path) -> None:
    run()
    assert (files / FOLDER / ".gitignore").read_text() == "*\n"


def test_what_other_versions_left_does_not_pile_up(files: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("elsewhere").mkdir()
    elsewhere = Path("elsewhere/pyproject.toml")
    elsewhere.touch()
    write("elsewhere/loner.py", LONER)
    cache = files / FOLDER
    check_cached(Request(["elsewhere/loner.py"], Settings()), cache)
    (other,) = cache.glob("*.db")
    for version in "abcdef":
        monkeypatch.setattr(checking, "_program", lambda version=version: [version])
        run()
        assert len(set(cache.glob("*.db")) - {other}) == min(3, "abcdef".index(version) + 1)
    assert other.exists()


# The command line


def test_text_on_stdin_is_looked_at_with_what_is_known_of_the_project(
    files: Path, checked: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["."])
    parsed: list[str] = []
    parse = Source.parse
    monkeypatch.setattr(Source, "parse", lambda source: (parsed.append(source.path), parse(source))[1])
    changed = CHILD.replace("twice(self.helper(x))", "self.helper(x)").encode()
    for _ in range(2):
        checked.clear()
        capsys.readouterr()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(changed)))
        assert main(["--stdin-filename", "child.py"]) == 0
        assert checked == ["child.py"]
    assert not any("loner" in path for path in parsed)
    assert main(["--output-format", "concise", "child.py"]) == 1
    assert "child.py:7:16: MSG101" in capsys.readouterr().out


def test_no_cache_and_clean(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--no-cache", "."])
    assert not Path(FOLDER).exists()
    main(["."])
    assert Path(FOLDER).is_dir()
    assert main(["clean", "nowhere"]) == 2
    assert capsys.readouterr().err == "error: nowhere: not a folder\n"
    assert main(["clean"]) == 0
    assert not Path(FOLDER).exists()
    assert main(["clean"]) == 0
    main(["--cache-dir", "elsewhere", "."])
    assert not Path(FOLDER).exists()
    assert list(Path("elsewhere").glob("*.db"))
    assert main(["clean", "--cache-dir", "elsewhere"]) == 0
    assert not Path("elsewhere").exists()


def test_clean_leaves_what_is_not_ours(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run()
    (files / FOLDER / "mine.txt").touch()
    assert main(["clean"]) == 2
    assert "cannot be removed" in capsys.readouterr().err
    assert (files / FOLDER / "mine.txt").exists()


def test_fixing_goes_on_from_the_cache(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["."])
    assert main(["--fix", "."]) == 0
    assert "del y" not in Path("loner.py").read_text()
    capsys.readouterr()
    assert main(["."]) == 0
    assert capsys.readouterr().out == "All checks passed!\n"


def test_fixing_looks_at_nothing_twice(
    files: Path, checked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[list[str]] = []
    real = fixing.check_project

    def check(project, paths, *arguments, **options):  # type: ignore[no-untyped-def]
        looked.append(sorted(paths))
        return real(project, paths, *arguments, **options)

    monkeypatch.setattr(fixing, "check_project", check)
    main(["--fix", "."])
    assert checked == []
    assert looked[0] == sorted(FILES)
    main(["."])
    looked.clear()
    main(["--fix", "."])
    assert looked == []
