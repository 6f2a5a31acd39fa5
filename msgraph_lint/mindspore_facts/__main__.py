"""Writes the tables anew: ``python -m msgraph_lint.mindspore_facts --python PYTHON …``."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

GENERATOR = Path(__file__).with_name("generate.py")


def main() -> int:
    """The command: runs the generator in each interpreter given; the exit code is 1 if one of them fails."""
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
    return 1 if any(codes) else 0


if __name__ == "__main__":
    sys.exit(main())
