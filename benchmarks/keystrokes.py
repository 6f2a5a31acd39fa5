"""Types into files, as an editor tells it to a process that stays, and tells what each keystroke took.

A program of its own, run in the folder of a project with msgraph-lint installed::

    python keystrokes.py COUNT TIMES

``COUNT`` files with networks, far from each other, are opened one after the other; each is looked at, and
then ``TIMES`` again, with a statement in the middle of it that is another one each time. The seconds are
printed, of each file the median. The first look at a file is not counted.
"""

import sys
import time
from pathlib import Path
from statistics import median

from msgraph_lint.config import Configuration
from msgraph_lint.session import Session
from msgraph_lint.source import Source


def main(count: str, times: str) -> None:
    """Type, and print what it took."""
    networks = [path for path in sorted(Path().rglob("*.py")) if _has_network(path.read_bytes())]
    step = max(len(networks) // int(count), 1)
    session, configuration = Session(), Configuration()
    for path in networks[step // 2 :: step][: int(count)]:
        settings = configuration.for_folder(path.parent)
        session.report_on(Source.read(str(path)), settings)
        seconds = []
        for number in range(int(times)):
            text = typed(path.read_text("utf-8"), number)
            start = time.perf_counter()
            session.report_on(Source(str(path), text), settings)
            seconds.append(time.perf_counter() - start)
        sys.stdout.write(f"{median(seconds)}\n")


def _has_network(text: bytes) -> bool:
    return b"def construct(" in text and b" return " in text


def typed(text: str, number: int) -> str:
    """``text`` with one more statement before the ``return`` that is nearest to its middle."""
    lines = text.splitlines(keepends=True)
    returns = [at for at, line in enumerate(lines) if line.lstrip().startswith("return ")]
    at = min(returns, key=lambda at: abs(at - len(lines) // 2))
    indent = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
    return "".join([*lines[:at], f"{indent}typed = {number}\n", *lines[at:]])


if __name__ == "__main__":
    main(*sys.argv[1:])
