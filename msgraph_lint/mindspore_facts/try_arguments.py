"""Tells which arguments of MindSpore's functions have to be constants in graph code, by calling them.

Runs in an interpreter with MindSpore, and on its own: ``python varying.py FILE`` reads a JSON object from
standard input, callee → the names of its parameters (``interface.py`` has them), and adds a line to FILE for
each parameter that was tried; what stands there is not tried again, so that a call which kills the process
costs only itself. A call with small samples that works in PyNative and in the graph is made again in the
graph with one argument that is a number from outside. With ``interpreted`` as a second argument, each
parameter gets what only the interpreter knows: it was on ``self``, where graph code put it. So does the first
one beside each that need not be given: ``input&axis``. With ``kept``, each number is one that the interpreter
computes, and another one in the second call of the network; so is what stands for a Tensor, if a number may,
and one item of a tuple that graph code writes: ``size[]``. A number beside a constant is ``min&max``.
"""

from __future__ import annotations

import importlib.util
import itertools
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import mindspore as ms
import numpy as np
from mindspore import Tensor, mutable

_MOST_SAMPLES = 40
_MOST_CALLEES = 100
"""How many are tried in one process: each compiled graph makes the next one slower."""
_TENSORS = (
    "Tensor(np.arange(1, 7).reshape(2, 3) / 7, ms.float32)",
    "Tensor(np.arange(1, 10).reshape(3, 3) / 7, ms.float32)",
    "Tensor(np.arange(1, 7).reshape(2, 3) % 2, ms.int32)",
    "Tensor(np.arange(32).reshape(1, 2, 4, 4) / 9, ms.float32)",
    "Tensor(np.arange(6) / 9, ms.float32)",
    "Tensor(np.arange(1, 7).reshape(2, 3) > 3)",
)
_AXES = ("0", "1", "(0,)", "(1, 0)", "(2, 3)", "(1,)", "(0, 1)")
_ORDERS = ("(1, 0)", "(0, 1)", "(0,)", "(1,)", "1")
_SIZES = ("1", "2", "(2, 3)", "(3, 2)", "(1, 1)", "(1, 2, 3)")
_SAMPLES = {
    **dict.fromkeys(["axis", "dim", "axis0", "dim0", "start_dim", "source"], _AXES),
    **dict.fromkeys(["axis1", "axis2", "dim1", "dim2", "end_dim", "destination"], ("1", "0")),
    **dict.fromkeys(["axes", "dims", "perm", "permutation", "input_perm", "*axes"], _ORDERS),
    **dict.fromkeys([
        "M", "N", "bins", "block_size", "chunks", "correction", "ddof", "decimals", "depth", "diagonal",
        "dilation", "downscale_factor", "end", "exponent", "groups", "indices_or_sections", "k",
        "kernel_size", "length", "m", "minlength", "multiples", "n", "num", "num_classes", "num_samples",
        "offset", "ord", "output_num", "output_size", "p", "pad", "padding", "paddings", "repeats",
        "sections", "shape", "shift", "shifts", "size", "sizes", "split_size_or_sections", "start", "step",
        "steps", "stop", "stride", "upscale_factor", "*shape",
    ], _SIZES),
    **dict.fromkeys(["keepdim", "keepdims", "keep_dims", "descending", "largest", "sorted"], ("True",)),
    **dict.fromkeys([
        "alpha", "beta", "delta", "eps", "epsilon", "fill_value", "lambd", "max", "min", "off_value",
        "on_value", "value",
    ], ("0.5", "1", "0.25")),
    "dtype": ("ms.float32",),
    "tensors": ("(x, x)",),
    "indices": ("Tensor([0, 1])",),
    "index": ("Tensor([0, 1])", "Tensor([[0, 1, 0]])", "0"),
}  # fmt: skip
"""Parameter → what may be given for it; others are given Tensors."""
_NUMBERS = ("0.5", "1", "0.25", "2")
_KEPT = "self.kept[0]"
"""What only the interpreter knows."""
_Call = tuple[str, dict[str, str]]


def main() -> None:
    """Try what standard input lists and FILE does not hold yet; the exit code is 1 if some is left."""
    mode = "".join(sys.argv[2:])
    path, find = Path(sys.argv[1]), {"interpreted": _interpreted, "kept": _kept}.get(mode, _outcomes)
    done = {(row["callee"], row["parameter"]) for row in _rows(path)}
    folder = Path(tempfile.mkdtemp())
    with path.open("a", encoding="utf-8") as out:
        todo = {callee: text for callee, text in json.load(sys.stdin).items() if (callee, "") not in done}
        for index, (callee, signature) in enumerate(todo.items()):
            if index == _MOST_CALLEES:
                sys.exit(1)
            for row in _tried(callee, signature, done, folder, find, lambda row: _write(out, row)):
                _write(out, row)


def _rows(path: Path) -> list[dict[str, Any]]:
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [json.loads(line) for line in lines]


def _write(out: Any, row: dict[str, Any]) -> None:
    out.write(json.dumps(row) + "\n")
    out.flush()
    os.fsync(out.fileno())


def _tried(
    callee: str,
    signature: str,
    done: set[tuple[str, str]],
    folder: Path,
    find: Callable[[str, list[str], str, Path], dict[str, str] | None],
    starts: Callable[[Any], None],
) -> Iterator[dict[str, Any]]:
    """The outcomes of each parameter, or of each that a number can be given for."""
    starts({"callee": callee, "parameter": ""})
    for overload in signature.split(" | "):
        names = [name for name in overload.split() if name not in ("*", "*_") and not name.startswith("**")]
        for name in names:
            plain = name.rstrip("=")
            is_number = plain in _SAMPLES and plain not in ("dtype", "tensors", "indices")
            looked_at = [plain] if is_number or find is not _outcomes else []
            if find is _kept and is_number:
                looked_at.append(f"{plain}[]")
                looked_at += (f"{plain}&{other}" for other in _optional_numbers(names, plain))
            if find is _interpreted and is_number and name.endswith("=") and plain != names[0].rstrip("="):
                looked_at.append(f"{names[0].rstrip('=')}&{plain}")
            for each in looked_at:
                if (callee, each) not in done:
                    found = find(callee, names, each, folder)
                    if found is not None:
                        done.add((callee, each))
                        yield {"callee": callee, "parameter": each, **found}


def _optional_numbers(names: list[str], beside: str) -> list[str]:
    """The other parameters that need not be given, and are given numbers."""
    plain = [name.rstrip("=") for name in names if name.endswith("=")]
    return [name for name in plain if name != beside and _SAMPLES.get(name) == _SAMPLES["min"]]


def _outcomes(callee: str, names: list[str], parameter: str, folder: Path) -> dict[str, str] | None:
    """Level → outcome; None where no sample works."""
    for x, given in _calls(names, parameter):
        network = _network(callee, given, parameter, None, folder)
        try:
            ms.set_context(mode=ms.PYNATIVE_MODE)
            expected = _plain(network()(x, 0))
        except Exception:
            continue
        constant = {level: _run(network, x, 0, level) for level in _levels()}
        if all(got != expected for got in constant.values()):
            return None
        varied, number = _varied(given[parameter])
        network = _network(callee, given, parameter, varied, folder)
        found = {
            level: _outcome(_run(network, x, mutable(number), level), expected)
            for level, before in constant.items()
            if before == expected
        }
        if "ok" in found.values():
            found.update(_chosen(callee, x, given, parameter, expected, folder))
        return found
    return None


def _interpreted(callee: str, names: list[str], parameter: str, folder: Path) -> dict[str, str] | None:
    """What becomes at LAX of an argument that only the interpreter knows; None where no sample works."""
    parameter, _, beside = parameter.partition("&")
    for x, given in _calls(names, parameter, beside):
        network = _network(callee, given, parameter, None, folder)
        try:
            ms.set_context(mode=ms.PYNATIVE_MODE)
            expected = _plain(network()(x, 0))
        except Exception:
            continue
        if _run(network, x, 0, "LAX") != expected:
            return None
        network = _network(callee, given, parameter, _KEPT, folder)
        return {"LAX": _outcome(_run(network, x, 0, "LAX"), expected)}
    return None


def _kept(callee: str, names: list[str], parameter: str, folder: Path) -> dict[str, str] | None:
    """What two calls at LAX give of a number that the interpreter computes; None where no samples work.

    It is one number in the first call and another in the second, which gives another result.
    """
    is_item, parameter = parameter.endswith("[]"), parameter.removesuffix("[]")
    parameter, _, beside = parameter.partition("&")
    for x, given in _calls(names, parameter, beside, numbers_for=parameter):
        constant = _network(callee, given, parameter, None, folder)
        try:
            ms.set_context(mode=ms.PYNATIVE_MODE)
            first = _plain(constant()(x, 0))
        except Exception:
            continue
        for other in _SAMPLES.get(parameter, _NUMBERS):
            computed = _computed(eval(given[parameter]), eval(other), is_item)
            if computed is None:
                continue
            text, numbers = computed
            places = _leading(names, given) if is_item else 0
            network = _network(callee, given, parameter, text, folder, places)
            try:
                ms.set_context(mode=ms.PYNATIVE_MODE)
                before = network()
                expected = [_plain(before(x, number)) for number in numbers]
            except Exception:
                continue
            if expected[0] == expected[1] or expected[0] != first:
                continue
            if _run(constant, x, 0, "LAX") != first:
                return None
            got: list[Any] = []
            try:
                ms.set_context(mode=ms.GRAPH_MODE, jit_syntax_level=ms.LAX)
                made = network()
                got += (_plain(made(x, number)) for number in numbers)
            except Exception:
                return {"LAX": "later error" if got else "error"}
            return {"LAX": "ok" if got == expected else "diverges"}
    return None


def _leading(names: list[str], given: dict[str, str]) -> int:
    """How many arguments may be given by their places: a tuple by its name is another matter."""
    return len(list(itertools.takewhile(lambda name: name.rstrip("=") in given, names)))


def _computed(first: Any, second: Any, is_item: bool) -> tuple[str, list[Tensor]] | None:
    """What the interpreter computes of the Tensor ``n``, and that of each call.

    None where the two samples are not alike.
    """
    if type(first) is not type(second) or first == second:
        return None
    if not isinstance(first, tuple):
        return None if is_item else (f"{type(first).__name__}(n.asnumpy())", [Tensor(first), Tensor(second)])
    if len(first) != len(second):
        return None
    if not is_item:
        return "tuple(n.asnumpy().tolist())", [Tensor(np.array(each)) for each in (first, second)]
    before = "".join(f"{each}, " for each in first[:-1])
    return f"({before}int(n.asnumpy()),)", [Tensor(first[-1]), Tensor(second[-1])]


def _chosen(
    callee: str, x: Tensor, given: dict[str, str], parameter: str, expected: Any, folder: Path
) -> dict[str, str]:
    """What becomes of a conditional expression on a Tensor, with another value that gives another result."""
    for other in _SAMPLES[parameter]:
        if type(eval(other)) is not type(eval(given[parameter])):
            continue
        try:
            ms.set_context(mode=ms.PYNATIVE_MODE)
            result = _plain(_network(callee, given, parameter, other, folder)()(x, 0))
        except Exception:
            continue
        if result != expected:
            pairs = ((given[parameter], other), (other, given[parameter]))
            networks = [_network(callee, given, parameter, _choice(*pair), folder) for pair in pairs]
            results = [
                _run(networks[0], x, Tensor(1), _levels()[0]),
                _run(networks[1], x, Tensor(0), _levels()[0]),
            ]
            outcomes = {_outcome(each, expected) for each in results}
            return {"chosen": "diverges" if "diverges" in outcomes else max(outcomes)}
    return {}


def _choice(first: str, second: str) -> str:
    values = (eval(first), eval(second))
    if isinstance(values[0], tuple) and len(values[0]) == len(values[1]):
        items = (f"{item} if n > 0 else {values[1][index]}, " for index, item in enumerate(values[0]))
        return f"({''.join(items)})"
    return f"({first} if n > 0 else {second})"


def _outcome(got: Any, expected: Any) -> str:
    return "error" if got is None else "ok" if got == expected else "diverges"


def _calls(
    names: list[str], *looked_at: str, numbers_for: str = ""
) -> Iterator[tuple[Tensor, dict[str, str]]]:
    """Samples for the parameters that must be given, and those that are looked at."""
    needed = [name for name in names if not name.endswith("=") or name.rstrip("=") in looked_at]
    samples = {numbers_for: _NUMBERS, **_SAMPLES}
    choices = [samples.get(name.rstrip("="), ("x",)) for name in needed]
    for x in _TENSORS:
        for values in itertools.islice(itertools.product(*choices), _MOST_SAMPLES):
            yield eval(x), {name.rstrip("="): values[index] for index, name in enumerate(needed)}


def _varied(text: str) -> tuple[str, Any]:
    """The argument made of the number ``n``, and the number."""
    value = eval(text)
    if isinstance(value, tuple):
        return f"(n, {', '.join(map(str, value[1:]))})", value[0]
    return ("n > 0", int(value)) if isinstance(value, bool) else ("n", value)


def _network(
    callee: str, given: dict[str, str], parameter: str, varied: str | None, folder: Path, places: int = 0
) -> Any:
    """``places``: how many arguments are given by their places."""
    arguments = {**given, parameter: varied} if varied else given
    owner, _, method = callee.rpartition(".")
    called = f"x.{method}" if owner == "mindspore.Tensor" else callee
    passed = ", ".join(
        value if place < places or name.startswith("*") else f"{name}={value}"
        for place, (name, value) in enumerate(arguments.items())
    )
    keep = f"        self.kept = ({given[parameter]}, 1)\n" if varied == _KEPT else ""
    imported = "mindspore" if owner == "mindspore.Tensor" else owner
    text = (
        f"import numpy as np\nimport mindspore\nimport mindspore as ms\nimport {imported}\n"
        "from mindspore import Tensor, nn\n\n\nclass Net(nn.Cell):\n"
        "    def __init__(self):\n        super().__init__()\n        self.kept = None\n\n"
        f"    def construct(self, x, n):\n{keep}"
        f"        return {called}({passed})\n"
    )
    name = f"net{_network.__dict__.setdefault('count', itertools.count()).__next__()}"
    path = folder / f"{name}.py"
    path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module.Net


def _levels() -> list[str]:
    return (
        ["LAX", "STRICT"]
        if (hasattr(ms, "JitConfig") and ms.__version__ >= "2.1") or ms.__version__ >= "2.10"
        else ["STRICT"]
    )


def _run(network: Any, x: Tensor, number: Any, level: str) -> Any:
    """What the graph gives; None where it fails."""
    try:
        ms.set_context(mode=ms.GRAPH_MODE)
        if len(_levels()) > 1:
            ms.set_context(jit_syntax_level=ms.LAX if level == "LAX" else ms.STRICT)
        return _plain(network()(x, number))
    except Exception:
        return None


def _plain(value: Any) -> Any:
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in value]
    if isinstance(value, Tensor):
        return [
            str(value.dtype),
            value.shape,
            np.nan_to_num(value.asnumpy().astype(np.float64)).round(4).tolist(),
        ]
    return value


if __name__ == "__main__":
    main()
