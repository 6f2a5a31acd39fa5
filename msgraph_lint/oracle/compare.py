"""From what MindSpore did with a case to its outcome on each syntax level. Pure functions.

What counts as equal, on purpose:

- A number and a 0-d or one-element Tensor, Parameter or NumPy scalar of the same value are equal, and so are
  Tensors that differ only in dtype, and a list and a tuple of equal items. The graph hands back other kinds
  all the time (an attribute that is an ``int`` comes back as a Tensor), and code that computes with them goes
  on working. The note says that only the type differs.
- Tensors of different shape, numbers that differ by more than rounding makes of them, texts, None against
  anything else, and containers of different length are different. Integers are compared exactly, float16 and
  bfloat16 with two units in their last place, all else with 1e-4 (relative above 1); of two dtypes, the finer
  decides: what one mode alone rounds is another value.
- NaN equals NaN.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from msgraph_lint.targets import Outcome, SyntaxLevel

PYNATIVE_ERROR = "pynative-error"
"""Stands where an outcome would: PyNative raises too, so the case says nothing on that version."""

_TOLERANCE = 1e-4
_TOLERANCES = {"float16": 2**-9, "bfloat16": 2**-6}
_EXACT = ("int", "uint", "bool")

Description = Any
Capture = Mapping[str, Any]
"""What `worker.py` captured in one mode; its docstring defines the keys."""

_REFUSED = ("raises",)
_WORDS = {"raises": "", "crash": "crash: ", "hang": "hang: "}


@dataclass(frozen=True, slots=True)
class LevelOutcome:
    """What MindSpore does with a case on one level, and why we say so."""

    outcome: str
    """A value of `Outcome`, or `PYNATIVE_ERROR`."""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Difference:
    """One place where two runs differ."""

    place: str
    expected: Description
    actual: Description
    only_type: bool

    def __str__(self) -> str:
        if self.only_type:
            return f"{self.place}: {_kind(self.actual)} instead of {_kind(self.expected)}, same value"
        return f"{self.place}: {show(self.actual)} instead of {show(self.expected)}"


def outcomes(captures: Mapping[str, Capture]) -> dict[SyntaxLevel, LevelOutcome]:
    """The outcome of a case on each level, from its captures per mode."""
    baseline = captures["pynative"]
    if baseline["status"] != "ok":
        error = LevelOutcome(PYNATIVE_ERROR, words(baseline))
        return dict.fromkeys(SyntaxLevel, error)
    if "expected" in baseline:
        baseline = {"calls": [{"result": baseline["expected"]}] * len(baseline["calls"])}
    lax = _against(baseline, captures["LAX"])
    strict = _against(baseline, captures["STRICT"]) if "STRICT" in captures else lax
    export = captures.get("export")
    refused = strict is not lax and captures["STRICT"]["status"] in _REFUSED
    if strict.outcome == Outcome.OK.value and export is not None and export["status"] != "ok":
        what = "without the interpreter" if export.get("stage", "").startswith("call") else "MindIR export"
        strict = LevelOutcome(Outcome.ERROR.value, f"{what}: {words(export)}")
        refused = export["status"] in _REFUSED
    if lax.outcome == Outcome.OK.value and refused:
        lax = LevelOutcome(Outcome.FALLS_BACK.value, strict.note)
    return {SyntaxLevel.LAX: lax, SyntaxLevel.STRICT: strict}


def outcome_in_pynative(captures: Mapping[str, Capture]) -> LevelOutcome:
    """What PyNative does with a case: it raises, computes something else than PyTorch, or neither."""
    capture = captures["pynative"]
    if capture["status"] != "ok":
        return LevelOutcome(Outcome.ERROR.value, words(capture))
    if "expected" not in capture:
        return LevelOutcome(Outcome.OK.value)
    baseline = {"calls": [{"result": capture["expected"]}] * len(capture["calls"])}
    return _against(baseline, capture)


def _against(baseline: Capture, graph: Capture) -> LevelOutcome:
    """``graph`` beside what it should do; where that is what PyTorch computes, only results tell."""
    if graph["status"] != "ok":
        return LevelOutcome(Outcome.ERROR.value, words(graph))
    parts = ALL_PARTS if "status" in baseline else ("result",)
    found = list(differences(baseline, graph, parts))
    real = [difference for difference in found if not difference.only_type]
    note = "; ".join(map(str, (real or found)[:3]))
    return LevelOutcome((Outcome.DIVERGES if real else Outcome.OK).value, note)


def words(capture: Capture) -> str:
    """Why a run failed: the compiler's first line, and what it was doing when that is not a first call."""
    stage = capture.get("stage", "")
    where = "" if stage in ("", "call 1", "export") else f"[{stage}] "
    line = f" (line {capture['line']})" if capture.get("line") else ""
    return f"{where}{_WORDS[capture['status']]}{capture['error']}{line}"


ALL_PARTS = ("result", "arguments", "attributes", "globals")


def differences(
    expected: Capture, actual: Capture, parts: tuple[str, ...] = ALL_PARTS
) -> Iterator[Difference]:
    """Where two successful runs differ, call by call."""
    for number, (before, after) in enumerate(zip(expected["calls"], actual["calls"], strict=True), start=1):
        for part in parts:
            if part == "result":
                yield from _compare(f"result of call {number}", before[part], after[part])
                continue
            items_before, items_after = _items(before.get(part)), _items(after.get(part))
            for key in sorted({*items_before, *items_after}):
                place = f"{part[:-1]} {key} after call {number}"
                yield from _compare(place, items_before.get(key, _ABSENT), items_after.get(key, _ABSENT))


_ABSENT = {"kind": "absent", "value": None}


def _items(description: Description) -> dict[str, Description]:
    """The arguments, attributes or globals by name; arguments are named 1, 2, ..."""
    if description is None:
        return {}
    if description.get("kind") == "list":
        return {str(number): item for number, item in enumerate(description["items"], start=1)}
    return dict(description)


def _compare(place: str, expected: Description, actual: Description) -> Iterator[Difference]:
    if expected == actual:
        return
    before, after = _children(expected), _children(actual)
    if before is not None and after is not None and _family(expected) == _family(actual):
        if before.keys() != after.keys():
            yield Difference(place, expected, actual, only_type=False)
            return
        if _kind(expected) != _kind(actual):
            yield Difference(place, expected, actual, only_type=True)
        for key in before:
            yield from _compare(f"{place}, item {key}", before[key], after[key])
        return
    if not _equal(expected, actual):
        yield Difference(place, expected, actual, only_type=False)
    elif _kind(expected) != _kind(actual):
        yield Difference(place, expected, actual, only_type=True)


def _children(description: Description) -> dict[str, Description] | None:
    """The items of a list, tuple, dict or object by key; None for everything else."""
    if description is None or "items" not in description:
        return None
    items = description["items"]
    return items if isinstance(items, dict) else {str(index): item for index, item in enumerate(items)}


def _family(description: Description) -> str:
    return "sequence" if description["kind"] in ("list", "tuple") else str(description["kind"])


def _equal(expected: Description, actual: Description) -> bool:
    before, after = _numbers(expected), _numbers(actual)
    if before is None or after is None:
        return False
    if before[0] != after[0] and not (None in (before[0], after[0]) and len(before[1]) == len(after[1]) == 1):
        return False
    tolerance = min(filter(None, map(_tolerance, (expected, actual))), default=0.0)
    return all(_close(*pair, tolerance) for pair in zip(before[1], after[1], strict=True))


def _tolerance(description: Description) -> float:
    """How far a number may be from another of its dtype, relative above 1."""
    dtype = description.get("dtype", description["kind"]).lower()
    return 0.0 if dtype.startswith(_EXACT) else _TOLERANCES.get(dtype, _TOLERANCE)


def _numbers(description: Description) -> tuple[list[int] | None, list[Any]] | None:
    """(shape, flat values) of a Tensor or array, (None, [value]) of a number, None of everything else."""
    if description is None or "value" not in description:
        return None
    if "shape" in description:
        return description["shape"], description["value"]
    if isinstance(description["value"], (bool, int, float)):
        return None, [description["value"]]
    return None


def _close(expected: float | str, actual: float | str, tolerance: float) -> bool:
    if isinstance(expected, str) or isinstance(actual, str):
        return expected == actual
    if math.isnan(expected) or math.isnan(actual):
        return math.isnan(expected) and math.isnan(actual)
    return expected == actual or abs(expected - actual) <= tolerance * max(1.0, abs(expected), abs(actual))


def _kind(description: Description) -> str:
    if description is None:
        return "None"
    return " ".join(filter(None, (description["kind"], description.get("dtype"))))


def show(description: Description) -> str:
    """A description in a few words, as Python would print the value."""
    if description is None:
        return "None"
    children = _children(description)
    kind = _kind(description)
    if children is not None:
        if kind in ("list", "tuple"):
            text = ", ".join(map(show, children.values()))
            return f"[{text}]" if kind == "list" else f"({text},)" if len(children) == 1 else f"({text})"
        text = ", ".join(f"{key}: {show(item)}" for key, item in children.items())
        return f"{{{text}}}" if kind == "dict" else f"{kind}({text})"
    if kind == "absent":
        return "nothing"
    value = description["value"]
    if "shape" not in description:
        return repr(value) if kind == "str" else str(value)
    shown = ", ".join(_number(element) for element in value[:8]) + (", ..." if len(value) > 8 else "")
    return f"{kind} {tuple(description['shape'])} [{shown}]"


def _number(element: object) -> str:
    return f"{element:.6g}" if isinstance(element, float) else str(element)
