"""Runs one command, and prints what it cost as JSON: seconds, processor seconds, megabytes.

A program of its own that imports next to nothing: a child's memory is counted from what its parent had::

    python -I -S run_one.py SECONDS OUTPUT ERRORS COMMAND [ARGUMENT ...]

After ``SECONDS``, the command is killed. What it writes goes to the files ``OUTPUT`` and ``ERRORS``.
"""

import os
import signal
import sys
import time

_BYTES_PER_UNIT = 1 if sys.platform == "darwin" else 1024
"""What ``ru_maxrss`` counts in."""


def main(limit: str, output: str, errors: str, *command: str) -> None:
    """Run ``command``, and print what it cost."""
    to_write = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    files = [
        (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, output, to_write, 0o600),
        (os.POSIX_SPAWN_OPEN, 2, errors, to_write, 0o600),
    ]
    start = time.perf_counter()
    child = os.posix_spawn(command[0], command, os.environ, file_actions=files, setpgroup=0)
    signal.signal(signal.SIGALRM, lambda *_: os.killpg(child, signal.SIGKILL))
    signal.alarm(int(limit))
    try:
        _, status, used = os.wait4(child, 0)
    except BaseException:
        os.killpg(child, signal.SIGKILL)
        raise
    wall = time.perf_counter() - start
    cpu = used.ru_utime + used.ru_stime
    peak = used.ru_maxrss * _BYTES_PER_UNIT / 1e6
    exit_code = os.waitstatus_to_exitcode(status)
    sys.stdout.write(f'{{"exit_code": {exit_code}, "wall": {wall}, "cpu": {cpu}, "peak": {peak}}}\n')


if __name__ == "__main__":
    main(*sys.argv[1:])
