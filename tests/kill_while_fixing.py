"""Kills ``msgraph-lint --fix`` at any moment, and runs it many times at once: no file is ever lost.

``python -m tests.kill_while_fixing --kills 1000 --races 1000`` prints what was seen, or fails. One process a
run, forked from this one to save its start: each is ended before a line of Python chosen at random among all
those that run while files are written.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import sys
import tempfile
from collections import Counter
from pathlib import Path
from types import FrameType, TracebackType
from typing import Any

from msgraph_lint import fixing
from msgraph_lint.__main__ import program
from msgraph_lint.config import Settings

SIGNALS = (signal.SIGKILL, signal.SIGTERM, signal.SIGINT)
FILES = 30
MODE = 0o640


class Tree:
    """A folder of models, each with something to fix."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.old = {f"part_{i % 3}/model_{i}.py": _model(i, "        del y\n") for i in range(FILES)}
        self.new = {name: _model(i, "") for i, name in enumerate(self.old)}

    def write(self) -> None:
        """The models as they are before fixing, and nothing else."""
        shutil.rmtree(self.folder, ignore_errors=True)
        for name, data in self.old.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            path.chmod(MODE)

    def new_files(self) -> int:
        """How many files are fixed; all others hold what they held, byte for byte."""
        fixed = 0
        for name in self.old:
            data, mode = (self.folder / name).read_bytes(), (self.folder / name).stat().st_mode & 0o777
            assert data in (self.old[name], self.new[name]), f"{name} is neither old nor new: {data!r}"
            assert mode == MODE, f"{name} has the mode {mode:o}"
            fixed += data == self.new[name]
        return fixed

    def leftovers(self) -> list[str]:
        """What is there beside the models."""
        here = {str(path.relative_to(self.folder)) for path in self.folder.rglob("*") if path.is_file()}
        return sorted(here.difference(self.old))


def _model(number: int, line: str) -> bytes:
    text = (
        f"# 模型 {number}\r\nfrom mindspore import nn\n\n\nclass Net(nn.Cell):\n    def construct(self, x):\n"
        f"        y = x + {number}\n{line}        return x\n"
    )
    return (text + f"# {'padding ' * 12}\n" * 100 * (number % 5)).encode()


class Moments:
    """Counts the lines that run while files are written; before one of them a signal comes."""

    def __init__(self, last: int | None = None, number: int = 0) -> None:
        self.count = 0
        self.last, self.number = last, number
        self.is_writing = False

    def trace(self, frame: FrameType, event: str, _: TracebackType | None) -> Any:
        if frame.f_code is fixing.Fixes.write.__code__:
            self.is_writing = event != "return"
        if self.is_writing:
            if self.count == self.last:
                self.last = None
                os.kill(os.getpid(), self.number)
            self.count += 1
            return self.trace
        return None


def start(tree: Tree, moments: Moments | None = None, report: int | None = None) -> int:
    """Run ``msgraph-lint --fix`` on ``tree`` in a new process; its id."""
    child = os.fork()
    if child:
        return child
    os.chdir(tree.folder)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv[1:] = ["--fix", "--isolated", "--select", "MSG101"]
    code: object = None
    try:
        if moments:
            sys.settrace(moments.trace)
        program()
    except SystemExit as exit_:
        code = exit_.code
    finally:
        sys.settrace(None)
        if report is not None and moments:
            os.write(report, str(moments.count).encode())
        os._exit(code if isinstance(code, int) else 99)


def end(child: int) -> int:
    """The exit code of a process; negative when a signal ended it."""
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def all_moments(tree: Tree) -> int:
    """How many moments there are to come in between."""
    tree.write()
    reading, writing = os.pipe()
    assert end(start(tree, Moments(), writing)) == 0
    os.close(writing)
    with open(reading) as file:
        count = int(file.read())
    assert tree.new_files() == FILES
    assert tree.leftovers() == []
    return count


def kill(tree: Tree, moment: int, number: int) -> tuple[int, int]:
    """One run that a signal ends, and one after it; how many files were fixed and temporary files left."""
    tree.write()
    code = end(start(tree, Moments(moment, number)))
    expected = -number if number == signal.SIGKILL else 128 + number
    assert code == expected, f"exit code {code} after signal {number} at {moment}"
    fixed, left = tree.new_files(), tree.leftovers()
    assert len(left) <= (number == signal.SIGKILL), f"{left} after signal {number} at {moment}"
    assert end(start(tree)) == 0
    assert tree.new_files() == FILES
    assert tree.leftovers() == left
    return fixed, len(left)


def race(tree: Tree, runs: int) -> None:
    """Some runs at once."""
    tree.write()
    codes = [end(child) for child in [start(tree) for _ in range(runs)]]
    assert codes == [0] * runs, f"exit codes {codes}"
    assert tree.new_files() == FILES
    assert tree.leftovers() == []


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.kill_while_fixing")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--races", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    options = parser.parse_args()
    chance = random.Random(options.seed)
    fixing.fix_text("model.py", _model(0, "").decode(), Settings())  # loads the rules before the first fork
    with tempfile.TemporaryDirectory() as folder:
        tree = Tree(Path(folder) / "tree")
        moments = all_moments(tree)
        seen: Counter[str] = Counter()
        for round_ in range(options.kills):
            number = SIGNALS[round_ % len(SIGNALS)]
            fixed, left = kill(tree, chance.randrange(moments), number)
            kept = "all" if fixed == FILES else "some" if fixed else "none"
            seen[f"{signal.Signals(number).name}: {kept} fixed{', temporary file left' * left}"] += 1
        for round_ in range(options.races):
            race(tree, 2 + round_ % 2)
    result = {"seed": options.seed, "moments": moments, "kills": dict(sorted(seen.items()))}
    print(json.dumps({**result, "races": options.races}, indent=2))  # noqa: T201


if __name__ == "__main__":
    main()
