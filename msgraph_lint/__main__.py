"""The program: ``msgraph-lint``, or ``python -m msgraph_lint``."""

import gc
import sys

from msgraph_lint.cli import main


def program() -> None:
    """Run the command line as a process of its own."""
    gc.disable()  # a short life, and syntax trees are no garbage
    code = main()
    gc.freeze()
    sys.exit(code)


if __name__ == "__main__":
    program()
