"""Commands measured side by side: each once a round, so that what slows the machine slows all of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.figures import Cost, Row, Run, Spread

_RUN_ONE = Path(__file__).parent / "run_one.py"


class CommandFailed(Exception):  # noqa: N818 (says what is wrong)
    """The command did not do its job."""


def _nothing() -> None:
    pass


def _found_or_not(exit_code: int) -> bool:
    return exit_code in (0, 1)


@dataclass(frozen=True, slots=True)
class Command:
    """A command, and how it is called in the tables."""

    name: str
    arguments: tuple[str, ...]
    folder: Path
    """Where it runs."""
    prepare: Callable[[], object] = _nothing
    """What is done before each run, off the clock."""
    accepts: Callable[[int], bool] = _found_or_not
    """Whether an exit code says that the job was done."""
    missing: str = ""
    """Why it cannot run."""

    def __str__(self) -> str:
        return " ".join(Path(each).name if os.path.isabs(each) else each for each in self.arguments)


@dataclass(frozen=True, slots=True)
class Runner:
    """Runs commands in processes of their own."""

    environment: Mapping[str, str]
    limit: int = 900
    """Seconds after which a command is given up."""

    def run(self, command: Command) -> Run:
        """What ``command`` costs now."""
        command.prepare()
        with tempfile.TemporaryDirectory() as folder:
            output, errors = Path(folder, "output"), Path(folder, "errors")
            python = [sys.executable, "-I", "-S", str(_RUN_ONE), str(self.limit), str(output), str(errors)]
            done = subprocess.run(
                [*python, *command.arguments],
                cwd=command.folder,
                env=dict(self.environment),
                capture_output=True,
                text=True,
                check=False,
            )
            if done.returncode != 0:
                raise CommandFailed(_last_line(done.stderr))
            told: dict[str, Any] = json.loads(done.stdout)
            exit_code = told.pop("exit_code")
            if told["wall"] >= self.limit:
                raise CommandFailed(f"took longer than {self.limit} s")
            if not command.accepts(exit_code):
                raise CommandFailed(
                    f"exit code {exit_code}: {_last_line(errors.read_text('utf-8', 'replace'))}"
                )
            return Run(**told, output=output.read_text("utf-8", "replace"))


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["nothing said"])[-1][:160]


@dataclass
class Measured:
    """The runs of commands, in rounds."""

    commands: Sequence[Command]
    runs: dict[str, list[Run]] = field(default_factory=dict)
    """Name -> what it cost in each round."""
    missing: dict[str, str] = field(default_factory=dict)
    """Name -> why there are no runs."""

    def row(self, what: str, unit: str, formula: Callable[..., float], *names: str, goal: str = "") -> Row:
        """What ``formula`` makes of the runs of the commands ``names`` in each round."""
        for name in names:
            if name in self.missing:
                which = f"{name}: " if len(names) > 1 else ""
                return Row(what, unit, goal=goal, missing=which + self.missing[name])
        rounds = zip(*(self.runs[name] for name in names), strict=True)
        return Row(what, unit, tuple(formula(*each) for each in rounds), goal)

    def costs(self) -> tuple[Cost, ...]:
        """What each command cost."""
        return tuple(self._cost(command) for command in self.commands)

    def _cost(self, command: Command) -> Cost:
        if command.name in self.missing:
            return Cost(command.name, str(command), missing=self.missing[command.name])
        runs = self.runs[command.name]
        return Cost(
            command.name,
            str(command),
            wall=Spread.of(run.wall for run in runs),
            cpu=Spread.of(run.cpu for run in runs),
            peak=Spread.of(run.peak for run in runs),
        )


def side_by_side(
    runner: Runner,
    commands: Sequence[Command],
    rounds: int,
    *,
    warm_up: bool = True,
    same_output: Sequence[str] = (),
) -> Measured:
    """Each of ``commands`` once a round, after one round that is not counted.

    The commands named in ``same_output`` must print the same each time: to say less is no speed.
    """
    measured = Measured(commands, missing={each.name: each.missing for each in commands if each.missing})
    first: dict[str, str] = {}
    for number in range(0 if warm_up else 1, rounds + 1):
        for command in commands:
            if command.name in measured.missing:
                continue
            sys.stderr.write(f"  round {number} of {rounds}: {command.name} … ")
            sys.stderr.flush()
            try:
                run = runner.run(command)
                if first.setdefault(command.name, run.output) != run.output and command.name in same_output:
                    raise CommandFailed("does not print the same each time")
            except CommandFailed as error:
                measured.missing[command.name] = str(error)
                measured.runs.pop(command.name, None)
                sys.stderr.write(f"{error}\n")
                continue
            sys.stderr.write(f"{run.wall:.2f} s\n")
            if number:
                measured.runs.setdefault(command.name, []).append(run)
    return measured
