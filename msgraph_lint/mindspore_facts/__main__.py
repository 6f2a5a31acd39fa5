"""Writes the tables anew: ``python -m msgraph_lint.mindspore_facts --python PYTHON …``."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from msgraph_lint.mindspore_facts import interface
from msgraph_lint.targets import MEASURED_VERSIONS

GENERATOR = Path(__file__).with_name("generate.py")
DESCRIBER = Path(__file__).with_name("describe.py")
TRIER = Path(__file__).with_name("try_kinds.py")
TRIER_OF_KEYWORDS = Path(__file__).with_name("try_keywords.py")


def main() -> int:
    """The command: runs the generators in each interpreter, oldest first; the exit code is 1 if one fails."""
    parser = argparse.ArgumentParser(prog="python -m msgraph_lint.mindspore_facts", description=__doc__)
    parser.add_argument(
        "--python",
        action="append",
        required=True,
        help="an interpreter with MindSpore; may be given several times",
    )
    parser.add_argument("--out", default=GENERATOR.parent, type=Path, help="the folder to write into")
    options = parser.parse_args()
    commands = [[python, str(GENERATOR), str(options.out)] for python in options.python]
    codes = [subprocess.run(command, check=False).returncode for command in commands]
    if any(codes):
        return 1
    if len(options.python) == len(MEASURED_VERSIONS):  # these tables hold all versions at once
        folder = options.out / interface.FOLDER.name
        for script, write in (
            (DESCRIBER, interface.write),
            (TRIER, interface.write_kinds),
            (TRIER_OF_KEYWORDS, interface.write_keywords),
        ):
            said = [_said(python, script) for python in options.python]
            if any(each.returncode for each in said):
                return 1
            write(map(json.loads, (each.stdout for each in said)), folder)
    return 0


def _said(python: str, script: Path) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([python, str(script)], check=False, stdout=subprocess.PIPE)


if __name__ == "__main__":
    sys.exit(main())
