"""Oracle sessions: worker processes with real MindSpore, fed with case files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from types import TracebackType
from typing import IO, Any

from msgraph_lint.oracle import worker
from msgraph_lint.oracle.compare import Capture, LevelOutcome, outcome_in_pynative, outcomes
from msgraph_lint.targets import Outcome, SyntaxLevel


class MindSporeMissing(RuntimeError):  # noqa: N818 (says what is wrong)
    """The interpreter has no MindSpore that can be imported and can add two numbers."""


@dataclass(frozen=True, slots=True)
class CaseOutcome:
    """What MindSpore did with one case file."""

    levels: Mapping[SyntaxLevel, LevelOutcome]
    captures: Mapping[str, Capture]
    """Per mode (``pynative``, ``LAX``, ``STRICT``, ``export``) what was seen, as the worker tells it."""

    @classmethod
    def of(cls, captures: Mapping[str, Capture]) -> CaseOutcome:
        """The outcome that follows from the captures of one case."""
        return cls(outcomes(captures), captures)

    @property
    def in_pynative(self) -> LevelOutcome:
        """What PyNative does, beside what PyTorch computes where the case says it."""
        return outcome_in_pynative(self.captures)

    @property
    def pynative(self) -> Capture:
        return self.captures[worker.PYNATIVE]


_WORKING = """\
from mindspore import Tensor, nn

class Net(nn.Cell):
    def construct(self, x):
        return x + 1

def inputs():
    return (Tensor([1.0, 2.0]),)
"""


class _Worker:
    """One worker process."""

    def __init__(self, python: str, folder: str) -> None:
        environment = {
            **os.environ,
            "GLOG_v": "4",
            "OMP_NUM_THREADS": "1",
            "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1",  # fewer page faults in forks: an eighth less work
            "TMPDIR": folder,
        }
        try:
            self.process = subprocess.Popen(
                [python, "-I", "-B", worker.__file__],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=environment,
                cwd=folder,
                encoding="utf-8",
            )
        except OSError as error:
            raise MindSporeMissing(f"cannot start {python}: {error.strerror or error}") from None

    def hello(self) -> dict[str, str]:
        """What the worker says about itself."""
        line = self._pipe(self.process.stdout).readline()
        if not line:
            return {"error": "the process died on import mindspore"}
        hello: dict[str, str] = json.loads(line)
        return hello

    def ask(self, path: Path, limit: float, modes: Sequence[str] | None = None) -> Mapping[str, Capture]:
        """The captures of one case, in ``modes`` or in every mode that makes sense."""
        requests, answers = self._pipe(self.process.stdin), self._pipe(self.process.stdout)
        request = {"path": str(path), "limit": limit, **({"modes": list(modes)} if modes else {})}
        requests.write(json.dumps(request) + "\n")
        requests.flush()
        line = answers.readline()
        if not line:
            raise RuntimeError(f"the oracle's worker died on {path}")
        captures: dict[str, Any] = json.loads(line)["captures"]
        return captures

    def stop(self) -> None:
        """End the process."""
        self._pipe(self.process.stdin).close()
        self._pipe(self.process.stdout).close()
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    @staticmethod
    def _pipe(stream: IO[str] | None) -> IO[str]:
        assert stream is not None
        return stream


class Oracle:
    """Real MindSpore of one interpreter, as a context manager around its worker processes.

    Raises:
        MindSporeMissing: on entering, when the interpreter has no usable MindSpore.
    """

    def __init__(
        self, python: str = sys.executable, *, jobs: int = 2, limit: float = worker.DEFAULT_LIMIT
    ) -> None:
        self.python, self.jobs, self.limit = python, jobs, limit
        self.about: dict[str, str] = {}
        """``mindspore``, ``python`` and ``platform`` of the interpreter."""

    @property
    def version(self) -> str:
        """MindSpore's version as outcomes are stored: ``2.10`` for 2.10.0."""
        return self.about["mindspore"].removesuffix(".0")

    def __enter__(self) -> Oracle:
        self._folder = tempfile.TemporaryDirectory(prefix="msgraph-oracle-", ignore_cleanup_errors=True)
        self._workers: list[_Worker] = []
        try:
            self._workers += (_Worker(self.python, self._folder.name) for _ in range(self.jobs))
            for process in self._workers:
                self.about = process.hello()
                if "error" in self.about:
                    raise MindSporeMissing(f"{self.python} has no usable MindSpore: {self.about['error']}")
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in self._workers:
            process.stop()
        self._folder.cleanup()

    def check(self) -> None:
        """See that MindSpore works at all, so that a broken one is not taken for broken cases.

        Raises:
            MindSporeMissing: a trivial network fails (NumPy 2 under MindSpore 2.10, for one).
        """
        file = Path(self._folder.name, "working.py")
        file.write_text(_WORKING, "utf-8")
        for found in self.measure([file])[file].levels.values():
            if found.outcome != Outcome.OK.value:
                version = self.about["mindspore"]
                raise MindSporeMissing(f"MindSpore {version} of {self.python} does not work: {found.note}")

    def measure(self, paths: Iterable[str | Path]) -> dict[Path, CaseOutcome]:
        """The outcome of each case file, measured in parallel."""
        found = self._ask_all(dict.fromkeys(map(Path, paths)))
        return {path: CaseOutcome.of(captures) for path, captures in found.items()}

    def run(self, modes: Mapping[Path, Sequence[str]]) -> dict[Path, Mapping[str, Capture]]:
        """What is seen of each case file in the modes that are given for it, and in no other."""
        return self._ask_all(modes)

    def _ask_all(self, files: Mapping[Path, Sequence[str] | None]) -> dict[Path, Mapping[str, Capture]]:
        free: SimpleQueue[_Worker] = SimpleQueue()
        for process in self._workers:
            free.put(process)

        def one(path: Path) -> Mapping[str, Capture]:
            process = free.get()
            try:
                return process.ask(path.resolve(), self.limit, files[path])
            finally:
                free.put(process)

        with ThreadPoolExecutor(self.jobs) as pool:
            return dict(zip(files, pool.map(one, files), strict=True))
