"""The program: ``msgraph-lint``, or ``python -m msgraph_lint``."""

import os
import sys

if __name__ == "__main__" and sys.path[0] in ("", os.getcwd()):
    del sys.path[0]  # put there by `python -m`: a file to lint called `json.py` is not to be imported

import gc
import signal
from typing import NoReturn

from msgraph_lint.cli import main


def program() -> None:
    """Run the command line as a process of its own."""
    signal.signal(signal.SIGTERM, _stop)
    gc.disable()  # a short life, and syntax trees are no garbage
    code = main()
    gc.freeze()
    sys.exit(code)


def _stop(number: int, _: object) -> NoReturn:
    """End in order: a temporary file is removed."""
    sys.exit(128 + number)


if __name__ == "__main__":
    program()
