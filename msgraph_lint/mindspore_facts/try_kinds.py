"""Tells which kinds of arguments MindSpore refuses, by giving them.

``PYTHON try_kinds.py`` writes JSON to standard output: canonical name of a layer, optimizer,
transform or function → parameter → the kinds that are refused, as ``int str tuple``;
``python -m msgraph_lint.mindspore_facts`` puts what the versions say together. A kind is refused when a call
that works raises ``TypeError`` with each sample of that kind in place of one argument; of a function, in
graph code too. Like ``describe.py``, it needs nothing but MindSpore and the standard library.
"""

from __future__ import annotations

import inspect
import itertools
import json
import os
import re
import sys
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
import describe  # type: ignore[import-not-found]
import generate  # type: ignore[import-not-found]

_SEVERAL = (
    "(1,)", "(2,)", "(1, 1)", "(4, 4)", "(0.5,)", "(0.5, 0.5)", "(0.1, 0.9)", "(1, 1, 1)", "(0.5, 0.5, 0.5)",
    "(1, 1, 1, 1)", "((1, 1), (1, 1))", "((0.5, 0.5), (0.5, 0.5))", "('a',)", "('a', 'b')", "()", "(None,)",
    "(nn.ReLU(),)", "(Tensor(1.0),)", "(ms.float32,)", "(x, x)", "(True,)", "(len,)",
)  # fmt: skip
_SAMPLES = {
    "bool": ("True", "False"),
    "int": ("1", "2", "0", "4", "3", "-1", "16"),
    "float": ("0.5", "1.0", "2.0", "0.0"),
    "str": (
        "'name'", "'valid'", "'zeros'", "'mean'", "'relu'", "'same'", "'bilinear'", "'nearest'", "'LSTM'",
        "'a'", "'float32'", "'none'", "'constant'", "'linear'", "'gelu'", "'tanh'", "'sum'", "'RGB'",
    ),
    "None": ("None",),
    "tuple": _SEVERAL,
    "list": tuple(f"list({each})" for each in _SEVERAL),
}  # fmt: skip
"""Kind → arguments of that kind."""
_TYPICAL = (
    (r"^(params|parameters)$", "[ms.Parameter(Tensor([1.0]), name='p')]"),
    (r"^(mean|std)$", "[0.5, 0.5, 0.5]"),
    (r"^(size|output_size)$", "(2, 2)"),
    (r"^(degrees|alpha)$", "2"),
    (r"^(input|x|logits|input_x|tensor|self|image|a)$", "x"),
    (r"^(axis|dim|axis0|dim0)$", "1"),
    (r"^(axis1|dim1)$", "0"),
)
_FUNCTIONS = (
    "adaptive_avg_pool2d(x, 2)", "arange(0, 4)", "argmax(x, 1)", "argmin(x, 1)", "argsort(x, 1)",
    "avg_pool2d(x, 2, 2)", "binary_cross_entropy_with_logits(x, x, x, x)", "broadcast_to(y, (2, 3))",
    "cat((x, x), 1)", "chunk(x, 2, 1)", "clamp(x, 0.0, 1.0)", "clip_by_value(x, 0.0, 1.0)",
    "concat((x, x), 1)", "cross_entropy(y, t)", "cumsum(y, 1)", "dropout(x, 0.5)", "elu(x, 1.0)",
    "expand_dims(x, 1)", "eye(2, 3)", "flatten(x)", "flip(x, (1,))", "full((2, 3), 1.0)",
    "gather(y, t, 1)", "gelu(x, 'none')", "grid_sample(x, g, 'bilinear', 'zeros', True)",
    "hardtanh(x, -1.0, 1.0)",
    "interpolate(x, (2, 2), mode='nearest')",
    "interpolate(x, scale_factor=(2.0, 2.0), recompute_scale_factor=True, mode='nearest')",
    "interpolate(x, scale_factor=2.0, recompute_scale_factor=True, mode='nearest')",
    "l1_loss(x, x, 'mean')", "layer_norm(y, (3,), w, w)", "leaky_relu(x, 0.1)", "linspace(0.0, 1.0, 4)",
    "log_softmax(x, 1)", "max(y, 1)", "max_pool2d(x, 2, 2)", "mean(x, 1, True)",
    "meshgrid(w, w, indexing='ij')",
    "min(y, 1)", "mse_loss(x, x, 'mean')", "nll_loss(y, t)", "norm(y, 2, 1, True)", "one_hot(t, 4)",
    "ones((2, 3))", "ones_like(x)", "pad(x, (1, 1), 'constant', 0)", "permute(y, (1, 0))",
    "pixel_shuffle(x, 2)", "prod(y, 1, True)", "randint(0, 4, (2,))", "randn(2, 3)",
    "repeat_interleave(y, 2, 1)", "reshape(y, (3, 2))", "roll(y, 1, 0)", "smooth_l1_loss(x, x, 1.0, 'mean')",
    "softmax(x, 1)", "softplus(x, 1, 20)", "sort(x, 1, True)", "split(x, 2, 1)", "squeeze(x, 0)",
    "stack((x, x), 1)", "std(y, 1)", "sum(y, 1, True)", "swapaxes(y, 0, 1)", "tile(y, (2, 1))",
    "topk(y, 2, 1)", "transpose(y, (1, 0))", "tril(y, 0)", "triu(y, 0)", "unfold(x, 2)", "unsqueeze(x, 1)",
    "upsample(x, (2, 2), mode='nearest')", "var(y, 1)", "where(m, y, y)", "zeros((2, 3))", "zeros_like(x)",
)  # fmt: skip
"""Calls of functions of ``mindspore.ops`` that work."""
_TENSORS = """
import mindspore as ms
from mindspore import Tensor, nn, ops
import numpy as np
x = Tensor(np.arange(64).reshape(1, 4, 4, 4) / 70, ms.float32)
y = Tensor(np.arange(6).reshape(2, 3) / 9, ms.float32)
w = Tensor(np.ones(3), ms.float32)
t = Tensor([0, 1], ms.int32)
g = Tensor(np.zeros((1, 4, 4, 2)), ms.float32)
m = Tensor([[True, False, True], [False, True, False]])
"""
_MOST_BASES = 60
_MOST_SECONDS = 200
_CLASSES = re.compile(r"mindspore\.(?:nn|dataset\.vision|dataset\.transforms)\.[A-Z]\w*$")
Refused = dict[str, str]
"""Parameter → the kinds that are refused."""


def main() -> int:
    """The command."""
    warnings.filterwarnings("ignore")
    with describe.quiet(), tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        names = generate.Names(generate.import_modules())
        asked: list[tuple[str, Any]] = [(text, None) for text in _FUNCTIONS]
        asked += [
            (name, value)
            for name, value in sorted(names.objects.items())
            if isinstance(value, type) and _CLASSES.match(name) and not describe.NEVER_CALLED.match(name)
        ]
        said = _all_said(asked)
        os.chdir(os.sep)
    json.dump(said, sys.stdout)
    return 0


def _all_said(asked: list[tuple[str, Any]]) -> dict[str, Refused]:
    """What is said of each."""
    found: dict[str, Refused] = {}
    calls: dict[str, list[Refused]] = {}
    for name, refused in describe.in_processes(asked, _of, lambda each: (each[0], {}), _MOST_SECONDS):
        calls.setdefault(name, []).append(refused)
    for name, rows in calls.items():
        merged = {
            parameter: kinds
            for parameter in rows[0]
            if (kinds := " ".join(k for k in _SAMPLES if _is_refused(parameter, k, rows)))
        }
        if merged:
            found[name] = merged
    for name, like in _LIKE.items():
        found[name] = {parameter: kinds for parameter, kinds in found[like].items() if parameter != "input"}
    return found


def _of(asked: tuple[str, Any]) -> tuple[str, Refused]:
    name, value = asked
    return _of_function(name) if value is None else (name, _of_class(value))


_LIKE = {"mindspore.nn.Upsample": "mindspore.ops.interpolate"}
"""Layer that looks at its arguments when it is called → the function that it gives them to."""


def _is_refused(parameter: str, kind: str, rows: list[dict[str, str]]) -> bool:
    """Whether one of several calls refuses a kind, and none takes it."""
    said = [row.get(parameter, "").split() for row in rows]
    return any(kind in each for each in said) and not any("+" + kind in each for each in said)


def _of_class(cls: Any) -> Refused:
    """What instances are not made of."""
    space = _space()
    for given in itertools.islice(_plausible(cls), _MOST_BASES):
        if _works(cls, given, space):
            return _refused_by(cls, given, _parameters(cls), space)
    return {}


def _of_function(text: str) -> tuple[str, Refused]:
    """What a function does not take: its canonical name, and the parameters."""
    space = _space()
    name, _, arguments = text.partition("(")
    canonical = f"mindspore.ops.{name}"
    function = getattr(space["ops"], name, None)
    parameters = describe.parameters_of(function) if function is not None else None
    if parameters is None:
        return canonical, {}
    names = [each.rstrip("=") for each in parameters if not each.startswith("*")]
    given = _by_name(arguments.rstrip()[:-1], names)
    if given is None or not _works(function, given, space):
        return canonical, {}
    refused = _refused_by(function, given, names, space)
    sure = {}
    for parameter, kinds in refused.items():
        in_graph = [
            kind
            for kind in kinds.split()
            if kind.startswith("+")
            or all(_fails_in_graph(canonical, given, parameter, sample) for sample in _SAMPLES[kind][:_FEW])
        ]
        sure[parameter] = " ".join(in_graph)
    return canonical, sure


def _by_name(arguments: str, names: list[str]) -> dict[str, str] | None:
    """The arguments of a call as texts, by parameter."""
    import ast

    call = ast.parse(f"f({arguments})", mode="eval").body
    assert isinstance(call, ast.Call)
    if len(call.args) > len(names) or any(k.arg not in names for k in call.keywords):
        return None
    given = {name: ast.unparse(node) for name, node in zip(names, call.args)}  # noqa: B905
    return {**given, **{str(each.arg): ast.unparse(each.value) for each in call.keywords}}


def _refused_by(value: Any, given: dict[str, str], names: list[str], space: dict[str, Any]) -> Refused:
    """Parameter → the kinds that it refuses, and with a ``+`` those that it takes."""
    found = {}
    for name in names:
        words = []
        for kind, samples in _SAMPLES.items():
            for sample in samples:
                arguments = {p: _evaluated(t, space) for p, t in {**given, name: sample}.items()}
                error = describe.error_of(value, **arguments)
                if not isinstance(error, TypeError):
                    words += ["+" + kind] if error is None else []
                    break
            else:
                words += [kind] if _is_refused_alone(value, given, name, kind, names, space) else []
        found[name] = " ".join(words)
    return found


def _is_refused_alone(
    value: Any, given: dict[str, str], name: str, kind: str, names: list[str], space: dict[str, Any]
) -> bool:
    """Whether the kind is refused with the same for another parameter, too: two may have to agree."""
    for other in names:
        for sample in _SAMPLES[kind][:_FEW]:
            texts = {**given, name: sample, other: sample}
            if _works(value, texts, space):
                return False
    return True


_FEW = 3


def _works(value: Any, given: dict[str, str], space: dict[str, Any]) -> bool:
    """Whether a call works."""
    try:
        arguments = {name: _evaluated(text, space) for name, text in given.items()}
    except Exception:
        return False
    return describe.error_of(value, **arguments) is None


def _fails_in_graph(canonical: str, given: dict[str, str], parameter: str, sample: str) -> bool:
    """Whether the call fails where the graph compiler makes it."""
    arguments = ", ".join(f"{name}={text}" for name, text in {**given, parameter: sample}.items())
    source = f"{_TENSORS}\nclass Net(nn.Cell):\n    def construct(self, x):\n"
    source += f"        return {canonical.removeprefix('mindspore.')}({arguments})\n"
    return describe.error_in_graph(source, _space()["x"]) is not None


def _space() -> dict[str, Any]:
    space: dict[str, Any] = {}
    exec(_TENSORS, space)
    return space


def _evaluated(text: str, space: dict[str, Any]) -> Any:
    return eval(text, space)


def _parameters(cls: Any) -> list[str]:
    names = [each.rstrip("=") for each in generate.init_parameters(cls) if not each.startswith("*")]
    if names:
        return names
    try:
        said = inspect.signature(cls).parameters.values()
    except (ValueError, TypeError):
        return []
    return [each.name for each in said if each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD)]


def _plausible(cls: Any) -> Iterator[dict[str, str]]:
    """What may be given for the parameters that are needed."""
    needed = [each for each in generate.init_parameters(cls) if not each.startswith("*")]
    needed = [each for each in needed if not each.endswith("=")]
    choices = []
    for name in needed:
        typical = [text for pattern, text in _TYPICAL if re.search(pattern, name)]
        keys = next((k for pattern, k in generate.ARGUMENTS_BY_NAME if re.search(pattern, name)), None)
        general = [each for each in keys or generate.GENERAL_ARGUMENTS if re.match(r"[\d(\['TN]", each)]
        layers = [f"nn.{each}" for each in keys or () if each == "ReLU()"]
        choices.append([*typical, *layers, *(each for each in general if each != "Tensor")])
    for texts in itertools.product(*choices):
        yield dict(zip(needed, texts))  # noqa: B905


if __name__ == "__main__":
    sys.exit(main())
