"""Tells which keyword arguments of a Tensor's methods the graph compiler does not know, by giving them.

``PYTHON try_keywords.py`` writes JSON to standard output: method → the keywords that PyNative takes and the
graph refuses, as ``initial where``; ``python -m msgraph_lint.mindspore_facts`` puts what the versions say
together. A keyword is refused by its name, or it belongs to one overload alone, as ``dim`` of ``chunk``, for
which there is no kernel. Like ``describe.py``, it needs nothing but MindSpore and the standard library.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import describe  # type: ignore[import-not-found]

_REFUSED = re.compile(r"unexpected keyword argument:? '(\w+)'")
_SAMPLES = {
    "alpha": "2", "axis": "1", "batch_dims": "0", "chunks": "2", "condition": "x > 1", "correction": "0",
    "ddof": "0", "descending": "True", "dim": "1", "dims": "(1, 0)", "dtype": "x.dtype", "end_dim": "1",
    "equal_nan": "True", "exponent": "2", "index": "x.int()[0] % 2", "keep_dims": "True",
    "keepdim": "True", "keepdims": "True", "largest": "False", "length": "1", "other": "x", "repeats": "2",
    "rounding_mode": "'floor'", "sorted": "True", "split_size": "1", "split_size_or_sections": "1",
    "stable": "True", "start": "0", "start_dim": "0", "value": "2.0", "weight": "x", "end": "x", "k": "1",
}  # fmt: skip
"""Parameter of an overload → what is given for it, where ``x`` is the Tensor."""


def main() -> int:
    """The command."""
    warnings.filterwarnings("ignore")
    with describe.quiet(), tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        asked = [
            (method, text)
            for method, text in sorted(describe.tensor_attributes().items())
            if text and not text.startswith("!") and not describe.CHANGES.search(method)
        ]
        said = describe.in_processes(asked, lambda each: _refused(*each), lambda _: "")
        os.chdir(os.sep)
    json.dump({method: words for (method, _), words in zip(asked, said) if words}, sys.stdout)  # noqa: B905
    return 0


def _refused(method: str, signature: str) -> str:
    """The keywords that are refused: each complaint names one, and it is asked again without that."""
    if "|" in signature:
        return " ".join(sorted(_without_kernel(method, signature.split(" | "))))
    names = [word.rstrip("=") for word in signature.split() if not word.startswith("*")]
    found = []
    while names:
        refused = _REFUSED.search(_complaint_of_graph(method, names))
        if refused is None or refused[1] not in names:
            break
        names.remove(refused[1])
        found.append(refused[1])
    return " ".join(sorted(found))


def _complaint_of_graph(method: str, names: list[str]) -> str:
    """What the compiler says of a call with these keywords; it looks at them before it looks at values."""
    given = ", ".join(f"{name}=1" for name in names)
    return str(_error_in_graph(f"x.{method}({given})") or "")


def _without_kernel(method: str, overloads: list[str]) -> set[str]:
    """The keywords of one overload alone with which PyNative computes, and the graph never does.

    Where it takes the method without them.
    """
    words = [text.split() for text in overloads]
    common = set.intersection(*({word.rstrip("=") for word in each} for each in words))
    outcomes: dict[str, set[bool | None]] = {}
    placed_ones: set[bool | None] = set()
    for each in words:
        placed: list[str] = []
        named = [f"{name}={_SAMPLES[name]}" for word in each if (name := word.rstrip("=")) in _SAMPLES]
        for word in each:
            name = word.rstrip("=")
            if word.startswith("*"):
                continue
            if name not in _SAMPLES:
                break
            if name not in common:
                given = f"{name}={_SAMPLES[name]}"
                found = {_is_taken(method, [*placed, given]), _is_taken(method, [given])}
                if found == {None}:  # it needs those after it, too
                    found = {_is_taken(method, named)}
                outcomes.setdefault(name, set()).update(found)
            if "*" not in "".join(each[: each.index(word)]):
                placed.append(_SAMPLES[name])
                placed_ones.add(_is_taken(method, placed))
    if True not in set.union(placed_ones, *outcomes.values()):
        return set()
    return {name for name, found in outcomes.items() if False in found and True not in found}


def _is_taken(method: str, arguments: list[str]) -> bool | None:
    """Whether the graph takes the call; None where PyNative does not."""
    call = f"x.{method}({', '.join(arguments)})"
    try:
        repr(eval(call, {"x": describe.a_tensor()}))  # waits for it
    except Exception:
        return None
    return _error_in_graph(call) is None


def _error_in_graph(call: str) -> BaseException | None:
    source = f"""
from mindspore import nn
class Net(nn.Cell):
    def construct(self, x):
        return {call}
"""
    error: BaseException | None = describe.error_in_graph(source, describe.a_tensor())
    return error


if __name__ == "__main__":
    sys.exit(main())
