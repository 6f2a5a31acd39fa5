"""The linter as a pylint plugin: ``pylint --load-plugins=msgraph_lint.pylint_plugin``.

Each rule family is one checker. ``MSG312`` becomes a message with the digits ``7312`` and the symbol
``msg-`` + rule name. The letter says what MindSpore does by default: ``E`` does not compile, ``W``
compiles and silently differs, ``R`` runs through the interpreter, ``C`` only on other targets or opt-in;
a comment that silences nothing is a ``W``.
Settings come from ``[tool.msgraph-lint]`` of the nearest ``pyproject.toml``, as for the command line.
"""

from __future__ import annotations

import os
import sys
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from astroid import nodes
from pylint.checkers import BaseChecker
from pylint.interfaces import HIGH, INFERENCE

from msgraph_lint.cache.store import is_unwanted, named_folder
from msgraph_lint.config import ConfigError, Configuration, Settings
from msgraph_lint.findings import Confidence, Finding, Fix, Report, Safety
from msgraph_lint.paths import relative
from msgraph_lint.records import dataclass
from msgraph_lint.reports.terminal import one_line
from msgraph_lint.rules import FAMILIES, Rule, all_rules
from msgraph_lint.session import Session
from msgraph_lint.source import SourceError
from msgraph_lint.targets import DEFAULT_TARGET, Outcome, on_targets

if TYPE_CHECKING:
    from pylint.lint import PyLinter

_LETTERS = {
    Outcome.ERROR: "E",
    Outcome.DIVERGES: "W",
    Outcome.FALLS_BACK: "R",
    Outcome.OK: "C",
    Outcome.COMMENT: "W",
}
_CONFIDENCES = {Confidence.HIGH: HIGH, Confidence.MEDIUM: INFERENCE}
_FAILURE = "msg-internal-error"


def message_id(rule: Rule) -> str:
    """The pylint id of ``rule``: ``E7101`` for ``MSG101``."""
    return f"{_LETTERS[rule.outcome(DEFAULT_TARGET)]}7{rule.code[3:]}"


def symbol(rule: Rule) -> str:
    """The pylint symbol of ``rule``: ``msg-delete-statement``."""
    return f"msg-{rule.name}"


class _Family(BaseChecker):
    """The rules of one family."""

    def __init__(self, linter: PyLinter, digit: str, rules: list[Rule]) -> None:
        self.digit = digit
        self.name = f"msgraph-lint-{FAMILIES[digit].replace(' ', '-').lower()}"
        self.msgs = {
            message_id(rule): ("%s", symbol(rule), rule.summary, {"default_enabled": rule.default})
            for rule in rules
        }
        super().__init__(linter)

    def visit_module(self, node: nodes.Module) -> None:
        places = _Places(node)
        try:
            for finding in _report(node).findings:
                if finding.code[3] == self.digit:
                    self._say(finding, places.node_at(finding))
        except Exception as error:
            self.add_message(_FAILURE, line=1, node=node, args=(f"msgraph-lint: {_fault(error)}",))

    def _say(self, finding: Finding, node: nodes.NodeNG) -> None:
        (line, column), (end_line, end_column) = finding.start, finding.end
        self.add_message(
            symbol(finding.rule),
            line=line,
            node=node,
            args=(_text(finding),),
            confidence=_CONFIDENCES[finding.confidence],
            col_offset=column,
            end_lineno=end_line,
            end_col_offset=end_column,
        )


class _Failures(BaseChecker):
    """What we could not do, as a message of ours rather than a crash of pylint."""

    name = "msgraph-lint-failures"

    def __init__(self, linter: PyLinter) -> None:
        explanation = "msgraph-lint could not check this file; its other findings are still reported"
        self.msgs = {"E7999": ("%s", _FAILURE, explanation)}
        self.options = (
            (
                "msgraph-lint-cache",
                {
                    "default": True,
                    "type": "yn",
                    "metavar": "<y or n>",
                    "help": "Keep what msgraph-lint found in its cache, as its command line does.",
                },
            ),
        )
        super().__init__(linter)

    def open(self) -> None:
        """Called by pylint before each run, or each file."""
        _session.is_cached = self.linter.config.msgraph_lint_cache and not is_unwanted()
        _session.refresh()
        _given.cache_clear()
        _checked.cache_clear()
        _configuration.cache_clear()

    def visit_module(self, node: nodes.Module) -> None:
        for error in _report(node).errors:
            self.add_message(
                _FAILURE, line=error.line or 1, node=node, args=(f"msgraph-lint: {one_line(error.reason)}",)
            )


@dataclass(frozen=True)
class _File:
    """A module as pylint hands it over; it may come from standard input."""

    path: str
    data: bytes

    @classmethod
    def of(cls, node: nodes.Module) -> _File:
        with node.stream() as stream:
            return cls(_shown(node.file), stream.read())


def _shown(path: str) -> str:
    """``path`` relative to the working folder when it is below it, as the command line shows it."""
    return str(relative(Path(path)))


def _is_given(path: str) -> bool:
    """Whether pylint was started for the file; it does not say so otherwise."""
    path = _as_named(*os.path.split(path))
    return any(path in (given, f"{given}.py") or path.startswith(given + os.sep) for given in _given())


@cache
def _given() -> list[str]:
    """The files and folders, or modules by their names, that pylint may have been started for."""
    names = (name for argument in sys.argv[1:] for name in (argument, argument.replace(".", os.sep)))
    places = [os.path.split(name) for name in names if name]
    return [each for place in places for each in (os.path.realpath(os.path.join(*place)), _as_named(*place))]


def _as_named(folder: str, name: str) -> str:
    """The path of what may be a link, in the folder where it really is."""
    return os.path.join(_real(folder or os.getcwd()), name)


_real = lru_cache(os.path.realpath)
_session = Session(pylint_comments=False, is_given=_is_given, cache_folder=named_folder())


@lru_cache(maxsize=1)
def _checked(file: _File) -> Report:
    """The report on one file, shared by the checkers of all families."""
    report = Report()
    try:
        report = _session.report(file.path, file.data, _settings)
        for note in report.notes:
            _say_once(note)
        return report
    except ConfigError as error:
        report.errors.append(SourceError(file.path, str(error)))
    except SourceError as error:
        report.errors.append(error)
    except Exception as error:
        report.errors.append(SourceError(file.path, _fault(error)))
    return report


def _report(node: nodes.Module) -> Report:
    """The report on a module, whatever goes wrong."""
    try:
        return _checked(_File.of(node))
    except Exception as error:
        return Report(errors=[SourceError(str(node.file), _fault(error))])


def _fault(error: Exception) -> str:
    return f"internal error: {error!r}; please report it"


@lru_cache(maxsize=1)
def _configuration() -> Configuration:
    return Configuration()


def _settings(folder: Path) -> Settings:
    settings = _configuration().for_folder(folder)
    for note in _configuration().notes:
        _say_once(note)
    return settings


@cache
def _say_once(note: str) -> None:
    sys.stderr.write(f"msgraph-lint: note: {note}\n")


def _text(finding: Finding) -> str:
    """The message with our code, the outcome, the way here, the advice and the page, on one line."""
    known = finding.code
    if finding.outcome not in (Outcome.OK, Outcome.COMMENT):
        words = {outcome: outcome.value for outcome in Outcome}
        known += f": {on_targets(finding.outcomes, words)}"
    text = f"{finding.message} ({known})"
    if finding.chain:
        text += f", called from {finding.chain[-1]}"
    hint = f"{finding.fix.title} ({_command(finding.fix)})" if finding.fix is not None else finding.advice
    return one_line("; ".join(filter(None, [text, hint, f"see {finding.rule.url}"])))


def _command(fix: Fix) -> str:
    """What applies ``fix``, and why it is not done unasked."""
    if fix.safety is Safety.SAFE:
        return "msgraph-lint --fix"
    return f"msgraph-lint --fix --unsafe-fixes; unsafe: {fix.reason}"


class _Places:
    """Finds pylint's node for a finding, so that its scope and name are those of pylint's own messages."""

    def __init__(self, module: nodes.Module) -> None:
        self.module = module

    def node_at(self, finding: Finding) -> nodes.NodeNG:
        """The innermost function or class around the finding, else the module."""
        line = finding.start[0]
        found: nodes.NodeNG = self.module
        while True:
            inner = next(
                (
                    child
                    for child in found.nodes_of_class((nodes.FunctionDef, nodes.ClassDef))
                    if child is not found and child.fromlineno <= line <= (child.tolineno or 0)
                ),
                None,
            )
            if inner is None:
                return found
            found = inner


def register(linter: PyLinter) -> None:
    """Called by pylint when the plugin is loaded."""
    families: dict[str, list[Rule]] = {}
    for rule in all_rules().values():
        families.setdefault(rule.code[3], []).append(rule)
    for digit, rules in families.items():
        linter.register_checker(_Family(linter, digit, rules))
    linter.register_checker(_Failures(linter))
