"""Real MindSpore on the user's own network: at each level, in processes of their own."""

from __future__ import annotations

import json
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgraph_lint.compile_errors import CompileError, read
from msgraph_lint.oracle import worker
from msgraph_lint.oracle.compare import Capture, LevelOutcome, differences
from msgraph_lint.oracle.session import CaseOutcome, Oracle
from msgraph_lint.paths import relative
from msgraph_lint.targets import SyntaxLevel, Target

LIMIT = 600.0
"""Seconds that a network may take to compile and to run twice."""
_NETWORK = Path(__file__).with_name("network.py")
_CASE = """\
import msgraph_lint_network as network

Net, inputs, users_modules = network.make, network.positional, network.users_modules
if network.named:
    kwargs = network.named
"""
_WRONG = "Wrong: "
_INSTALLED = re.compile(r"[\\/](?:site|dist)-packages[\\/]")


class CannotRunError(Exception):
    """The network cannot be compared: it fails in PyNative, or what was asked for is not there."""


@dataclass(frozen=True)
class Order:
    """What is to be run: the network of a class in a file, or the first that a script calls."""

    path: Path
    """The file of the network, or the script."""
    class_name: str = ""
    inputs: Path | None = None
    """The file that defines ``inputs``; None: ``path`` is a script."""
    arguments: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{relative(self.path)}::{self.class_name}" if self.class_name else str(relative(self.path))

    def write(self, folder: Path, *, reseed: bool) -> Path:
        """The case for the oracle."""
        folder.mkdir()
        what: dict[str, Any] = {"class": self.class_name, "folder": os.getcwd(), "reseed": reseed}
        python_path = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        what["path"] = [os.getcwd(), *(os.path.abspath(each) for each in python_path if each)]
        if self.inputs is not None:
            what |= {"network": os.path.abspath(self.path), "inputs": os.path.abspath(self.inputs)}
            what["shown"] = str(relative(self.inputs))
        else:
            what |= {"script": os.path.abspath(self.path), "arguments": self.arguments}
        (folder / "order.json").write_text(json.dumps(what), "utf-8")
        shutil.copy(_NETWORK, folder / "msgraph_lint_network.py")
        case = folder / "msgraph_lint_case.py"
        case.write_text(_CASE, "utf-8")
        return case


@dataclass(frozen=True)
class Seen:
    """What MindSpore did with a network."""

    version: str
    network: str
    """The name of its class."""
    outcome: CaseOutcome
    ran: Mapping[str, frozenset[int]]
    """The lines of the user's files that ran in PyNative, by path."""
    is_random: bool
    """Whether PyNative itself computes something else with other random numbers."""

    @property
    def target(self) -> Target:
        return _target(self.version)

    @property
    def levels(self) -> tuple[SyntaxLevel, ...]:
        """Those that this MindSpore tells apart."""
        return tuple(SyntaxLevel) if self.target.has_levels else (SyntaxLevel.LAX,)

    def at(self, level: SyntaxLevel) -> LevelOutcome:
        """What happens at ``level``."""
        return self.outcome.levels[level]

    def error(self, level: SyntaxLevel) -> CompileError | None:
        """Why it does not compile or run at ``level``; of a note on a fallback, why at ``STRICT``."""
        captures = self.outcome.captures
        modes = [level.value, *([worker.EXPORT] if level is self.levels[-1] else ())]
        for mode in modes:
            if (capture := captures.get(mode)) and capture["status"] != "ok":
                return _error_of(capture)
        return None


def _target(version: str) -> Target:
    """The target that ``version`` is, such as ``2.7.0rc1``."""
    numbers = re.match(r"\d+\.\d+(?:\.\d+)?", version)
    return Target.parse(numbers[0] if numbers else version)


def _error_of(capture: Capture) -> CompileError:
    found = read(capture.get("message", ""))
    if not found:
        return CompileError(capture["error"], ())
    places = dict.fromkeys(place for each in found for place in each.places)
    return CompileError(found[0].message, tuple(places))


def run(order: Order, oracle: Oracle, progress: Callable[[str], None] = lambda _: None) -> Seen:
    """Compile and run the network at each level, each in a process of its own.

    Raises:
        CannotRunError: the network does not run in PyNative.
    """
    version = oracle.about["mindspore"]
    with tempfile.TemporaryDirectory(prefix="msgraph-confirm-") as name:
        case = order.write(Path(name, "case"), reseed=False)
        other = order.write(Path(name, "other"), reseed=True)

        def one(file: Path, mode: str) -> Capture:
            progress(mode)
            return oracle.run({file: [mode]})[file][mode]

        captures = {worker.PYNATIVE: one(case, worker.PYNATIVE)}
        if captures[worker.PYNATIVE]["status"] != "ok":
            raise CannotRunError(_why(captures[worker.PYNATIVE]))
        reseeded = one(other, worker.PYNATIVE)
        for mode in (worker.LAX, worker.STRICT) if _target(version).has_levels else (worker.LAX,):
            captures[mode] = one(case, mode)
        if all(capture["status"] == "ok" for capture in captures.values()):
            export = one(case, worker.EXPORT)
            if export["status"] != "skipped":
                captures[worker.EXPORT] = export
        ran = json.loads((case.parent / "ran.json").read_text("utf-8"))
    is_random = reseeded["status"] == "ok" and any(
        not each.only_type for each in differences(captures[worker.PYNATIVE], reseeded)
    )
    outcome = CaseOutcome.of(captures)
    lines = {path: frozenset(numbers) for path, numbers in ran["lines"].items()}
    return Seen(version, ran["network"], outcome, lines, is_random)


def _why(capture: Capture) -> str:
    """Why a network does not run in PyNative, in one line."""
    error: str = capture["error"]
    if error.startswith(_WRONG):
        return error.removeprefix(_WRONG)
    places = [place for place in capture.get("frames", ()) if _is_users(place[0])]
    place = f"{relative(Path(places[-1][0]))}:{places[-1][1]}: " if places else ""
    what = "it fails in PyNative, too" if capture.get("stage", "").startswith("call") else "it cannot be made"
    return f"{what}: {place}{error}"


def _is_users(path: str) -> bool:
    """Whether a place in a traceback is of the user's code."""
    ours = (worker.__file__, os.path.dirname(os.__file__), tempfile.gettempdir() + "/msgraph-confirm-")
    return os.path.isabs(path) and not (_INSTALLED.search(path) or path.startswith(ours))
