"""Which suppressions silence nothing: asked once all other findings of a run are known."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from msgraph_lint.comments import Name, Suppression
from msgraph_lint.findings import Confidence
from msgraph_lint.records import dataclass, replace
from msgraph_lint.rules import all_rules
from msgraph_lint.source import Source
from msgraph_lint.suppressions import Suppressions, to_judge
from msgraph_lint.targets import MEASURED_VERSIONS, SyntaxLevel, Target

if TYPE_CHECKING:
    from msgraph_lint.config import Settings

CheckAgain = Callable[[list[str], "Settings"], set[str]]
"""Checks files by other settings, for the same :class:`Suppressions`; returns those that it cannot check."""


@dataclass(frozen=True)
class Comments:
    """The suppressions in one file, as the rules about comments see them."""

    source: Source
    suppressions: Sequence[Suppression]
    judge: Judge


class Judge:
    """Says what silences nothing, whatever the code is compiled for and however sure a finding is.

    A rule that does not run is not judged: nobody asked what it finds. A prefix is, if any of its rules runs.
    """

    def __init__(
        self, sources: Iterable[Source], settings: Settings, suppressions: Suppressions, again: CheckAgain
    ) -> None:
        self.files = [Comments(source, found, self) for source in sources if (found := to_judge(source))]
        self._settings = settings
        self._suppressions = suppressions
        self._again = again

    @cached_property
    def idle(self) -> frozenset[Name]:
        """The names in suppressions that silence nothing."""
        in_question = {
            name: (comments.source.path, codes)
            for comments in self.files
            for name, codes in self._in_question(comments)
        }
        if not in_question:
            return frozenset()
        paths = list(dict.fromkeys(path for path, _ in in_question.values()))
        codes = frozenset[str]().union(*(codes for _, codes in in_question.values()))
        failed = self._again(paths, _for_everything(self._settings, codes))
        return frozenset(
            name
            for name, (path, _) in in_question.items()
            if (path, name.span) not in self._suppressions.used and path not in failed
        )

    def _in_question(self, comments: Comments) -> Iterator[tuple[Name, frozenset[str]]]:
        """What silenced nothing yet, and the codes of the rules that it stands for."""
        for suppression in comments.suppressions:
            if suppression.action == "enable" or suppression.skips_file:
                continue
            for name in suppression.names:
                is_used = (comments.source.path, name.span) in self._suppressions.used
                if suppression.is_ours(name) and not is_used:
                    codes = _codes(suppression, name)
                    if any(self._runs(code, comments.source.path) for code in codes):
                        yield name, codes

    def _runs(self, code: str, path: str) -> bool:
        return code in self._settings.codes and not self._settings.ignores(path, code)


def _codes(suppression: Suppression, name: Name) -> frozenset[str]:
    rules = [rule for rule in all_rules().values() if not rule.is_about_comments]
    return frozenset(rule.code for rule in rules if suppression.stands_for(name, rule))


def _for_everything(settings: Settings, codes: frozenset[str]) -> Settings:
    """``settings`` that find all that the rules ``codes`` find anywhere."""
    *older, target = targets_that_tell(codes)
    return replace(
        settings,
        target=target,
        older_targets=tuple(older),
        level_is_chosen=True,
        confidence=Confidence.MEDIUM,
        select=codes,
        fixable=frozenset(),
    )


def targets_that_tell(codes: Collection[str]) -> list[Target]:
    """The few targets that show what the rules ``codes`` find on any measured one."""
    levels = [level.value for level in reversed(SyntaxLevel)]
    targets = [Target.parse(version, level) for level in levels for version in MEASURED_VERSIONS]
    telling = {
        target: {(target.traits, code) for code in codes if all_rules()[code].speaks_on(target)}
        for target in targets
    }
    left: set[tuple[object, str]] = set().union(*telling.values())
    found: set[Target] = set()
    while left or not found:
        best = max(targets, key=lambda target: len(telling[target] & left))
        found.add(best)
        left -= telling[best]
    return [target for target in targets if target in found]
