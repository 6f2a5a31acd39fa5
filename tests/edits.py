"""Random edits of real code, file after file: what is told with a cache must be what is told without one.

    python -m tests.edits PATH --rounds 100 --seed 1

``PATH`` is copied; nothing in it is changed.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from msgraph_lint.cache.checking import Request, check_cached
from msgraph_lint.cache.encoding import encode
from msgraph_lint.config import Settings
from msgraph_lint.engine import check_paths
from msgraph_lint.findings import Confidence

Edit = Callable[[list[str], random.Random], list[str]]
"""Makes other lines of lines."""
SETTINGS = Settings(confidence=Confidence.MEDIUM)


def more(*pieces: str) -> Edit:
    """Puts a line in, as far to the right as the next one."""

    def edit(lines: list[str], dice: random.Random) -> list[str]:
        place = dice.randrange(len(lines) + 1)
        around = lines[place] if place < len(lines) else ""
        indent = around[: len(around) - len(around.lstrip())]
        return [*lines[:place], indent + dice.choice(pieces), *lines[place:]]

    return edit


def at_end(*pieces: str) -> Edit:
    return lambda lines, dice: [*lines, dice.choice(pieces)]


def less(lines: list[str], dice: random.Random) -> list[str]:
    place = dice.randrange(len(lines))
    return lines[:place] + lines[place + 1 :]


def renamed(lines: list[str], dice: random.Random) -> list[str]:
    old, new = dice.choice(("self.", "x", "out", "forward", "construct", "def ", "cfg")), dice.choice("ab")
    return [line.replace(old, f"{old}{new}", 1) if dice.random() < 0.1 else line for line in lines]


def moved(lines: list[str], dice: random.Random) -> list[str]:
    first, second = sorted(dice.randrange(len(lines) + 1) for _ in range(2))
    third = dice.randrange(second, len(lines) + 1)
    return lines[:first] + lines[second:third] + lines[first:second] + lines[third:]


def broken(lines: list[str], dice: random.Random) -> list[str]:
    return [*lines, dice.choice(("def (", '"""', "x = ("))]


EDITS: list[Edit] = [
    more("# a comment", "# noqa", "", "# jit", "pass", "x = None", "del x"),
    more("# another comment", "# it's one", ""),
    more("from mindspore import nn, ops, Tensor", "import mindspore as ms", "from . import *"),
    at_end("# end", "", "from mindspore import Tensor\nTensor.made_up = 1", "class Below(nn.Cell): ..."),
    less,
    renamed,
    moved,
    broken,
]


def run(folder: Path, rounds: int, seed: int) -> int:
    """How often the two did not tell the same."""
    dice, differences = random.Random(seed), 0
    clock = iter(range(1, 1_000_000))
    files = sorted(folder.rglob("*.py"))
    original = {path: path.read_text(errors="replace") for path in files}
    for path in files:
        os.utime(path, (1, 1))
    for number in range(rounds):
        for path in dice.sample(files, dice.choice((1, 1, 1, 2))):
            text = path.read_text(errors="replace") if path.exists() else original[path]
            if dice.random() < 0.3:
                text = original[path]
            elif dice.random() < 0.03:
                path.unlink(missing_ok=True)
                continue
            for _ in range(dice.choice((1, 1, 2))):
                text = "\n".join(dice.choice(EDITS)(text.split("\n"), dice))
            path.write_text(text)
            stamp = next(clock)
            os.utime(path, (stamp, stamp))
        there = [str(path) for path in files if path.exists()]
        if dice.random() < 0.3:
            check_cached(Request(dice.sample(there, 2), SETTINGS))
        cached = _told(check_cached(Request(there, SETTINGS)))
        plain = _told(check_paths(map(Path, there), SETTINGS))
        if cached != plain:
            differences += 1
            lines = [f"round {number}: after an edit of {path}"]
            lines += (f"  cached {each}" for each in cached if each not in plain)
            lines += (f"  plain  {each}" for each in plain if each not in cached)
            sys.stdout.write("\n".join([*lines, ""]))
            sys.stdout.flush()
    return differences


def _told(report: object) -> list[str]:
    findings, errors, functions, unread, strict, _ = encode(report)  # type: ignore[arg-type]
    places = [finding.path for finding in report.findings]  # type: ignore[attr-defined]
    told = [json.dumps([path, finding]) for path, finding in zip(places, findings, strict=True)]
    return [*told, *map(json.dumps, errors), json.dumps([functions, unread, strict])]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("path", type=Path)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    os.environ.pop("MSGRAPH_LINT_NO_CACHE", None)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, options.path.name)
        shutil.copytree(options.path, copy)
        Path(folder, "pyproject.toml").touch()
        os.chdir(folder)
        differences = run(Path(options.path.name), options.rounds, options.seed)
    sys.stdout.write(f"{differences} of {options.rounds} rounds differ\n")
    return int(bool(differences))


if __name__ == "__main__":
    sys.exit(main())
