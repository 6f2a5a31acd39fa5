"""The program as a process of its own: killed, without privileges, short of space."""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMMAND = [sys.executable, "-m", "msgraph_lint"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
_DROP_FROM_BOUNDING_SET = 24
_CHOWN, _DAC_OVERRIDE, _DAC_READ_SEARCH, _FOWNER = range(4)


def as_anybody() -> None:
    """In a new process: even root is held to the permissions of files from now on."""
    if os.geteuid() == 0:
        libc = ctypes.CDLL(None, use_errno=True)
        for capability in (_CHOWN, _DAC_OVERRIDE, _DAC_READ_SEARCH, _FOWNER):
            if libc.prctl(_DROP_FROM_BOUNDING_SET, capability, 0, 0, 0) != 0:
                raise OSError(ctypes.get_errno(), "cannot give up a capability")


def with_files_up_to(size: int) -> Callable[[], None]:
    """In a new process: no file may grow beyond ``size`` bytes."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def msgraph_lint(
    *arguments: str | bytes,
    cwd: Path,
    data: bytes = b"",
    prepare: Callable[[], None] | None = None,
    wrapper: tuple[str, ...] = (),
) -> subprocess.CompletedProcess[str]:
    """What ``msgraph-lint`` does; one that hangs is ended and fails the test."""
    done = subprocess.run(
        [*wrapper, *COMMAND, *arguments],
        cwd=cwd,
        env=ENVIRONMENT,
        input=data,
        capture_output=True,
        preexec_fn=prepare,
        timeout=120,
        check=False,
    )
    texts = [text.decode("utf-8", "surrogateescape") for text in (done.stdout, done.stderr)]
    return subprocess.CompletedProcess(done.args, done.returncode, *texts)


def start(*arguments: str, cwd: Path) -> subprocess.Popen[bytes]:
    """``msgraph-lint``, still at work; Ctrl-C counts, even where a shell's ``&`` started the tests."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            [*COMMAND, *arguments],
            cwd=cwd,
            env=ENVIRONMENT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    finally:
        signal.signal(signal.SIGINT, before)
