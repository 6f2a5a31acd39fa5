"""What is asked of all texts of a project, which are not parsed for it: who patches, sets, defines a name.

The answer on one file may rest on any other. So it is written down what was asked, and where that was seen:
when files change, their texts alone show whether the answer still holds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from msgraph_lint.records import dataclass

if TYPE_CHECKING:
    from msgraph_lint.program.project import Project

_ASSIGNED = re.compile(rb"\s*(?::[^=\n]+)?=(?!=)")
_TARGETS = re.compile(rb"\s*[(\[]?[\w.\[\]\s,*]*\.$")
_OTHER_TARGETS = re.compile(rb"(?:[ \t]*,[ \t]*\*?[\w.\[\]]+)*[ \t]*,?[ \t]*[)\]]?[ \t]+=(?!=)")
"""Up to the sign, which has no space before it where it gives an argument by keyword."""
_QUOTES = (b"'", b'"')
_DEFINED = re.compile(rb"\bdef\s+$")
_DECLARED = re.compile(rb"\s*[:=]")
_ANYTHING = re.compile(rb"(?<!\bself)\.$")
_TENSORS = re.compile(rb"\b\w*(?:Tensor|Parameter)\.$")
_MODULES = re.compile(rb"\b(?:nn|ops|mint|mindspore|ms|functional|F|P)\.$")
"""What patches name as the owner, up to the dot."""
_SET_ON_ANYTHING = re.compile(rb"\bsetattr\(\s*(?:\w+\.)*")
_SET_ON_TENSORS = re.compile(rb"\bsetattr\(\s*(?:\w+\.)*\b\w*(?:Tensor|Parameter)")
_SET_ON_MODULES = re.compile(rb"\bsetattr\(\s*(?:\w+\.)*(?:nn|ops|mint|mindspore|ms|functional|F|P)\s*,")


class Place:
    """One place of a word: the text before it on its line, and the text after it."""

    __slots__ = ("after", "before")

    def __init__(self, before: bytes, after: bytes) -> None:
        self.before = before
        self.after = after

    @property
    def is_assigned_attribute(self) -> bool:
        """``owner.word = …``, also one of several targets: ``owner.word, other = …``."""
        if not self.before.endswith(b"."):
            return False
        if _ASSIGNED.match(self.after) is not None:
            return True
        return _TARGETS.match(self.before) is not None and _OTHER_TARGETS.match(self.after) is not None

    @property
    def is_quoted(self) -> bool:
        """``"word"``."""
        return self.before.endswith(_QUOTES) and self.after.startswith(_QUOTES)


def places(text: bytes, word: bytes) -> Iterator[Place]:
    """Where ``word`` stands by itself in ``text``."""
    end = 0
    while (start := text.find(word, end)) >= 0:
        end = start + len(word)
        before, after = text[text.rfind(b"\n", 0, start) + 1 : start], text[end : end + 80]
        if not (before[-1:].isalnum() or before.endswith(b"_") or after[:1].isalnum() or after[:1] == b"_"):
            yield Place(before, after)


def _is_flag(text: bytes, word: bytes) -> bool:
    """Whether ``add_flags``, which sets attributes of Cells, is given the word."""
    return (
        b"add_flags" in text
        and re.search(rb"\badd_flags(?:_recursive)?\([^()]*\b" + word + rb"\s*=", text) is not None
    )


def _patches(owner: re.Pattern[bytes], setter: re.Pattern[bytes]) -> Callable[[bytes, bytes], int]:
    """Whether a text gives an ``owner`` outside its class an attribute."""

    def count(text: bytes, word: bytes) -> int:
        is_quoted = False
        for place in places(text, word):
            if place.is_assigned_attribute and owner.search(place.before):
                return 1
            is_quoted = is_quoted or place.is_quoted
        return int((is_quoted and setter.search(text) is not None) or _is_flag(text, word))

    return count


def _sets(text: bytes, word: bytes) -> int:
    return int(any(map(_may_set, places(text, word))))


def _may_set(place: Place) -> bool:
    if place.is_assigned_attribute or place.is_quoted or _DEFINED.search(place.before):
        return True
    return bool(place.before) and not place.before.strip() and _DECLARED.match(place.after) is not None


def _takes(name: bytes) -> Callable[[bytes, bytes], int]:
    """Whether a text that has the word takes an attribute ``name`` of anything but ``super()``."""
    taken = re.compile(rb"(?<!\))\." + name + rb"\b|[\"']" + name + rb"[\"']")
    return lambda text, _: int(taken.search(text) is not None)


def _inherits(text: bytes, word: bytes) -> int:
    return int(re.search(rb"class\s+\w+\s*\([^)]*\b" + word + rb"\b", text) is not None)


def _defines(text: bytes, word: bytes) -> int:
    return len(re.findall(rb"def\s+" + word + rb"\s*\(", text))


MENTIONED = "mentioned"
"""Whether somebody writes the word at all."""
PATCHED = "patched"
"""Whether somebody gives what is no `self` an attribute."""
TENSOR_PATCHED = "tensor patched"
"""Whether somebody gives Tensors or Parameters an attribute."""
REPLACED = "replaced"
"""Whether somebody puts something else in the place of a class or function of MindSpore."""
SET = "set"
"""Whether a class may get an attribute somewhere: assigned, defined, declared or named in a string."""
INHERITED = "inherited"
"""Whether there is a class below one of the name."""
DEFINED_TWICE = "defined twice"
"""Whether there is more than one function of the name."""
FORWARD_TAKEN = "forward taken"
"""Whether somebody who mentions the word takes an attribute `forward`."""
BACKWARD_TAKEN = "backward taken"
"""The same for `backward`."""
_COUNTS: dict[str, tuple[Callable[[bytes, bytes], int], int]] = {
    MENTIONED: (lambda text, word: int(any(True for _ in places(text, word))), 1),
    PATCHED: (_patches(_ANYTHING, _SET_ON_ANYTHING), 1),
    TENSOR_PATCHED: (_patches(_TENSORS, _SET_ON_TENSORS), 1),
    REPLACED: (_patches(_MODULES, _SET_ON_MODULES), 1),
    SET: (_sets, 1),
    INHERITED: (_inherits, 1),
    DEFINED_TWICE: (_defines, 2),
    FORWARD_TAKEN: (_takes(b"forward"), 1),
    BACKWARD_TAKEN: (_takes(b"backward"), 1),
}
"""Question → what counts in a text for it, and how much is enough."""
TextOf = Callable[[str], "bytes | None"]
"""What is in a file; ``None`` when it cannot be read."""


@dataclass(frozen=True)
class Answer:
    """Whether ``what`` holds for ``word`` somewhere in a project, and the files that show it."""

    what: str
    word: str
    is_so: bool
    shown_by: tuple[str, ...]
    """As many as are enough; when it is not so, all in which something counts."""

    @classmethod
    def of(cls, what: str, word: str, paths: Iterable[str], text_of: TextOf) -> Answer:
        """What the files ``paths`` say."""
        count, enough = _COUNTS[what]
        found: list[str] = []
        total, asked = 0, word.encode()
        for path in paths:
            text = text_of(path)
            if text and asked in text and (counted := count(text, asked)):
                found.append(path)
                total += counted
                if total >= enough:
                    break
        return cls(what, word, total >= enough, tuple(found))

    def still_holds(self, changed: AbstractSet[str], text_of: TextOf) -> bool:
        """Whether the files that ``changed`` leave it as it is."""
        if self.is_so:
            is_left = changed.isdisjoint(self.shown_by)
            return is_left or Answer.of(self.what, self.word, self.shown_by, text_of).is_so
        now = Answer.of(self.what, self.word, {*self.shown_by, *changed}, text_of)
        return not now.is_so and set(now.shown_by) <= set(self.shown_by)


class Answers:
    """What the texts of ``project`` say; each question is looked for once."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self._known: dict[tuple[str, str], Answer] = {}
        self.asked: dict[str, set[Answer]] = {}
        """File → what was asked for the sake of its code."""

    def know(self, answers: Iterable[Answer]) -> None:
        """Take ``answers`` for those of the project."""
        self._known.update(((each.what, each.word), each) for each in answers)

    def __call__(self, what: str, word: str, path: str) -> bool:
        """Whether ``what`` holds for ``word``, which the code in the file ``path`` makes one ask."""
        answer = self._known.get((what, word))
        if answer is None:
            answer = Answer.of(what, word, self._project.paths, self._project.text)
            self._known[what, word] = answer
        self.asked.setdefault(path, set()).add(answer)
        return answer.is_so
