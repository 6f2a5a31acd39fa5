"""Tells what MindSpore's functions and the methods of its Tensors give back, by calling them.

Runs in an interpreter with MindSpore, and on its own: ``python try_results.py FILE`` reads a JSON object from
standard input, callee → the names of its parameters (empty where nothing shows them), and adds lines to FILE:
for a call with as little as it takes, for each parameter that may be given beside, and for one, two … places.
What stands there is not tried again, so that a call which kills the process costs only itself.
"""

from __future__ import annotations

import importlib
import itertools
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import mindspore as ms
import numpy as np  # noqa: F401 (named in what is tried)
from mindspore import Tensor
from try_arguments import _SAMPLES, _TENSORS, _rows, _write  # type: ignore[import-not-found]

_MOST_CALLEES = 300
"""How many are tried in one process."""
_MOST_CALLS = 300
_MOST_PLACES = 3
_OF_UNSHOWN = ("", "x", "x, x", "x, 1", "1", "0", "x, (2,)", "(x, x)", "x, x, x", "x, 0, 1", "ms.float32")
"""What is tried where the parameters are not known."""
_ANY = ("True", "x", "1", "0")
"""What is tried for a parameter of which there is no sample."""


def main() -> None:
    """Try what standard input lists and FILE does not hold yet; the exit code is 1 if some is left."""
    path = Path(sys.argv[1])
    done = {row["callee"] for row in _rows(path)}
    todo = {name: text for name, text in json.load(sys.stdin).items() if name not in done}
    ms.set_context(mode=ms.PYNATIVE_MODE)
    with path.open("a", encoding="utf-8") as out:
        for index, (callee, text) in enumerate(todo.items()):
            if index == _MOST_CALLEES:
                sys.exit(1)
            _write(out, {"callee": callee})
            for how, kind in _tried(callee, text):
                _write(out, {"callee": callee, "how": how, "kind": kind})


def _tried(callee: str, text: str) -> Iterator[tuple[str, str]]:
    """How it is called → what it gave; what no sample can be found for is left out."""
    if not text:
        kind = _first_kind(callee, _OF_UNSHOWN)
        if kind is not None:
            yield "", kind
        return
    overloads = [_names(each) for each in text.split(" | ")]
    for names in overloads:
        kind = _first_kind(callee, _calls(names))
        if kind is not None:
            yield "", kind
            break
    for names in overloads:
        for optional in names:
            if optional.endswith("="):
                yield optional.rstrip("="), _first_kind(callee, _calls(names, optional)) or "unknown"
    for count in range(1, _MOST_PLACES + 1):
        tried = (_calls(names, count=count) for names in overloads if count <= len(_places(names)))
        kind = _first_kind(callee, itertools.chain.from_iterable(tried))
        if kind is not None:
            yield f"@{count}", kind


def _names(overload: str) -> list[str]:
    return [name for name in overload.split() if not name.startswith("**")]


def _places(names: list[str]) -> list[str]:
    """The parameters that can be given by position."""
    return list(itertools.takewhile(lambda name: not name.startswith("*"), names))


def _calls(names: list[str], optional: str = "", count: int | None = None) -> Iterator[str]:
    """Texts of arguments: for what is needed and the ``optional`` one, or for ``count`` places."""
    if count is not None:
        given = [name.rstrip("=") for name in _places(names)[:count]]
    else:
        given = [name.rstrip("=") for name in names if _is_given(name, optional)]
    placed = {name.rstrip("=") for name in names if name.startswith("*")}
    placed |= {name.rstrip("=") for name in _places(names) if count is not None or name != optional}
    for values in itertools.islice(itertools.product(*map(_samples, given)), _MOST_CALLS):
        yield ", ".join(
            value if name in placed else f"{name}={value}"
            for name, value in zip(given, values)  # noqa: B905 (Python 3.9 has no `strict`)
        )


def _is_given(name: str, optional: str) -> bool:
    return name == optional or not (name.endswith("=") or name.strip("*_") == "")


def _samples(name: str) -> tuple[str, ...]:
    if name in _SAMPLES:
        return tuple(_SAMPLES[name])
    is_number = name.startswith(("return_", "as_", "with_", "is_", "keep", "full_", "some", "compute_"))
    return _ANY if is_number else ("x", *_ANY)


def _first_kind(callee: str, calls: Iterable[str]) -> str | None:
    """What the first call gives that MindSpore accepts."""
    owner, _, name = callee.rpartition(".")
    is_method = owner == "mindspore.Tensor"
    texts = list(calls)
    for tensor in _TENSORS:
        x = eval(tensor)
        function = getattr(x if is_method else importlib.import_module(owner), name, None)
        for text in texts:
            try:
                return _kind(eval(f"function({text})", {**globals(), "function": function, "x": x}))
            except Exception:
                continue
    return None


def _kind(value: Any) -> str:
    if isinstance(value, Tensor):
        value.asnumpy()  # only now is it sure that there is one
        return "Tensor"
    if isinstance(value, (tuple, list)):
        is_of_tensors = bool(value) and all(isinstance(each, Tensor) for each in value)
        for each in value if is_of_tensors else ():
            each.asnumpy()
        return "tuple" if is_of_tensors else "other"
    return type(value).__name__ if isinstance(value, (bool, int, float, str)) else "other"


if __name__ == "__main__":
    main()
