"""What every section works with: the programs, the trees, the number of rounds."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks import corpora
from benchmarks.corpora import Tree
from benchmarks.environment import Environment
from benchmarks.measuring import Command, Measured, Runner, side_by_side

OURS = "--load-plugins=msgraph_lint.pylint_plugin"
"""pylint's option for our plugin."""
NO_CACHE = "not there yet: this version keeps no cache"
_PYLINT_FATAL, _PYLINT_USAGE = 1, 32


def _pylint_did_its_job(exit_code: int) -> bool:
    return exit_code >= 0 and not exit_code & (_PYLINT_FATAL | _PYLINT_USAGE)


@dataclass
class Bench:
    """The place and the means of a measurement."""

    environment: Environment
    runner: Runner
    corpora: Path
    """Where the projects are, or will be."""
    fetches: bool
    """Whether those that are missing are fetched."""
    work: Path
    """An empty folder: trees, and the home of the programs."""
    rounds: int = 5
    quick: bool = False
    """Whether small things do."""
    _packages: dict[str, Path] = field(default_factory=dict)

    # --- trees

    def package(self, corpus: str) -> Path:
        """The package of a project, to be read only."""
        if corpus not in self._packages:
            self._packages[corpus] = corpora.package_of(corpus, self.corpora, fetch=self.fetches)
        return self._packages[corpus]

    def tree(self, corpus: str, purpose: str) -> Tree:
        """A new copy of a project."""
        return corpora.copy(self.package(corpus), self.work / purpose / corpus)

    def part(self, corpus: str, count: int) -> Tree:
        """A project made of ``count`` files of another one."""
        files = corpora.part_of(self.package(corpus), count)
        return corpora.copy_files(self.package(corpus), files, self.work / f"part-{count}" / corpus)

    # --- commands

    @property
    def has_cache(self) -> bool:
        """Whether msgraph-lint keeps what it knows from one run to the next."""
        return "--no-cache" in self.environment.options

    def lint(
        self,
        name: str,
        tree: Tree,
        *arguments: str,
        cached: bool = False,
        prepare: Callable[[], object] = lambda: None,
    ) -> Command:
        """msgraph-lint with ``arguments``, or on the package of ``tree``."""
        options = ["--no-cache"] if self.has_cache and not cached else []
        program = self.environment.program("msgraph-lint")
        missing = NO_CACHE if cached and not self.has_cache else ""
        everything = (program, *options, *(arguments or (tree.package,)))
        return Command(name, everything, tree.root, prepare, missing=missing)

    def pylint(
        self,
        name: str,
        tree: Tree,
        *arguments: str,
        cached: bool = False,
        prepare: Callable[[], object] = lambda: None,
    ) -> Command:
        """What pylint does with ``arguments``, one job and without a score."""
        command = (self.environment.program("pylint"), "--score=n", *arguments)
        missing = self.environment.missing.get("pylint", NO_CACHE if cached and not self.has_cache else "")
        return Command(name, command, tree.root, prepare, _pylint_did_its_job, missing)

    def peer(self, name: str, program: str, tree: Tree, *arguments: str) -> Command:
        """Another program on the package of ``tree``."""
        command = (self.environment.program(program), *arguments, tree.package)
        return Command(name, command, tree.root, missing=self.environment.missing.get(program, ""))

    def parse(self, name: str, tree: Tree) -> Command:
        """``ast.parse`` of all files of ``tree``; prints the seconds of that alone."""
        script = str(Path(__file__).parent / "parse_only.py")
        return Command(name, (self.environment.python, script, tree.package), tree.root)

    def python_pass(self) -> Command:
        """The least that a Python process costs."""
        return Command("python -c pass", (self.environment.python, "-c", "pass"), self.work)

    # --- runs

    def measure(self, *commands: Command, warm_up: bool = True, same_output: Sequence[str] = ()) -> Measured:
        """The commands, side by side."""
        return side_by_side(self.runner, commands, self.rounds, warm_up=warm_up, same_output=same_output)


def without_cache(tree: Tree) -> Callable[[], None]:
    """What forgets all that is known of ``tree``."""
    return lambda: shutil.rmtree(tree.root / ".msgraph_lint_cache", ignore_errors=True)
