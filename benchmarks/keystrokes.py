"""Types into files, as an editor tells it to a process that stays, and tells what each keystroke took.

A program of its own, run in the folder of a project with msgraph-lint installed::

    python keystrokes.py COUNT TIMES

``COUNT`` files with networks, far from each other, are opened one after the other; each is looked at, and
then a statement is typed in the middle of it that is another one each of ``TIMES`` times. Of each file, a
line: the median seconds of a keystroke, until it is told what is wrong in the function, and those of the look
at all of the file that follows when nobody types. Where a glance at the function is not enough, the keystroke
takes such a look. The first look at a file is not counted.
"""

import re
import sys
import time
from pathlib import Path
from statistics import median

from msgraph_lint.config import Configuration
from msgraph_lint.session import Session
from msgraph_lint.source import Source

_CONSTRUCT = re.compile(r"^( +)def construct\(.*?^\1 +return ", re.MULTILINE | re.DOTALL)


def main(count: str, times: str) -> None:
    """Type, and print what it took."""
    networks = [path for path in sorted(Path().rglob("*.py")) if _CONSTRUCT.search(path.read_text("utf-8"))]
    step = max(len(networks) // int(count), 1)
    session, configuration = Session(), Configuration()
    for path in networks[step // 2 :: step][: int(count)]:
        settings = configuration.for_folder(path.parent)
        session.report_on(Source(str(path), typed(path.read_text("utf-8"), 0)), settings)
        keystrokes = []
        for number in range(1, int(times) + 1):
            source = Source(str(path), typed(path.read_text("utf-8"), number))
            start = time.perf_counter()
            if session.glance_at(source) is None:
                session.report_on(source, settings)
            keystrokes.append(time.perf_counter() - start)
        start = time.perf_counter()
        session.report_on(source, settings)
        sys.stdout.write(f"{median(keystrokes)} {time.perf_counter() - start}\n")


def typed(text: str, number: int) -> str:
    """``text`` with one more statement before the ``return`` of a network that is nearest to its middle."""
    ends = [found.end() for found in _CONSTRUCT.finditer(text)]
    at = text.rindex("\n", 0, min(ends, key=lambda at: abs(at - len(text) // 2))) + 1
    indent = " " * (len(text) - at - len(text[at:].lstrip(" ")))
    return f"{text[:at]}{indent}typed = {number}\n{text[at:]}"


if __name__ == "__main__":
    main(*sys.argv[1:])
