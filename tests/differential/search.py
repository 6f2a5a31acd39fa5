"""Finds Cells of a library that can be made and called alone, and sees what MindSpore does with them.

Standalone, for the interpreter that has MindSpore: ``python search.py ORDER.json`` writes a line for each
Cell. The order says: ``folder`` (the library lies in it, and cases are written there), ``library``,
``modules`` (by name, the Cells that are known: pairs of the expression that makes one and its inputs; None:
search), ``preload`` (modules to import first), ``limit`` (seconds a Cell), ``most`` (Cells a module) and
``worker`` (the folder of the oracle's worker).

A module is imported in a process of its own; each try and each mode runs in a fork of that. Arguments are
guessed from names, annotations and defaults.
"""

from __future__ import annotations

import importlib
import inspect
import itertools
import json
import os
import random
import signal
import sys
import types
from collections.abc import Callable, Iterator
from typing import Any

sys.path[:0] = [os.path.dirname(os.path.abspath(__file__))]

import surroundings  # noqa: E402 (found by the line above)
from surroundings import SMALL, value  # noqa: E402

_CASE = """\
import os
import mindspore as ms
from surroundings import Watch, value
import {module} as module

HERE = os.path.dirname(os.path.abspath(__file__))
EXPORT = False
watch = Watch(HERE)


def Net():
    if ms.get_context("mode") == ms.PYNATIVE_MODE:
        net = watch(lambda: value({cell!r}, module)).set_train(False)
        ms.nn.Cell.__call__ = watched(ms.nn.Cell.__call__)
        return net
    return value({cell!r}, module).set_train(False)


def watched(call):
    def new(*positional, **named):
        return watch(lambda: call(*positional, **named))

    return new


def inputs():
    if watch.lines:
        watch.save(os.path.join(HERE, "lines.json"))
    return value({inputs!r})
"""

_TRIES = 40
_WAYS = 3


# ---------------------------------------------------------------------- guesses
_ARGUMENTS = {
    "kernel_size": ["3"],
    "stride": ["1"],
    "strides": ["1"],
    "layer_idx layer_id layer_number idx index block_idx": ["0"],
    "head_dim dim_head attention_head_dim d_k key_dim": ["8"],
    "num_heads heads num_attention_heads n_heads n_head nhead attention_heads num_head": ["4"],
    "num_layers depth num_blocks n_layers num_hidden_layers layers": ["2"],
    "eps norm_eps epsilon": ["1e-5"],
    "dropout drop_path drop_rate attn_drop dropout_rate p": ["0.0"],
    "act activation act_fn hidden_act act_layer": ["'gelu'", "'relu'", "ms.nn.GELU"],
    "act_fun": ["'silu'", "ms.nn.GELU"],
    "norm_layer norm": ["ms.nn.LayerNorm", "'layer_norm'"],
    "num_classes num_labels n_class": ["10"],
    "vocab_size num_embeddings vocab": ["64"],
    "input_resolution resolution window_size img_size image_size input_size": ["(8, 8)", "8", "32"],
    "patch_size": ["4", "(4, 4)"],
    "in_channels_list feature_channels": ["[32, 32, 32, 32]"],
    "in_channels": ["32", "[32, 32, 32, 32]", "3"],
    "groups num_groups": ["4"],
    "training is_training": ["False"],
    "compute_dtype dtype param_init_type": ["ms.float32"],
    "padding": ["1", "0"],
}
_GENERAL = [
    "floats(2, 8, 32)",
    "floats(2, 32, 8, 8)",
    "floats(2, 32)",
    "floats(2, 3, 32, 32)",
    "floats(2, 4, 8, 8)",
    "floats(2, 32, 8)",
    "ints(2, 8)",
    "floats(2, 32, 4, 8, 8)",
    "floats(8, 32)",
    "[floats(2, 32, 16, 16), floats(2, 32, 8, 8), floats(2, 32, 4, 4), floats(2, 32, 2, 2)]",
    "floats(2, 64, 32)",
    "floats(2, 3, 64, 64)",
    "floats(2, 1, 32)",
    "floats(2, 64)",
    "floats(2, 16, 8, 8)",
    "floats(2, 3, 224, 224)",
    "floats(2)",
]
_INPUTS = {
    "attention_mask mask src_mask attn_mask padding_mask": [
        "None",
        "ones(2, 8)",
        "ones(2, 1, 8, 8)",
        "ones(2, 8, 8)",
    ],
    "position_embeddings rotary_emb rotary_pos_emb freqs_cis": [
        "(floats(2, 8, 8), floats(2, 8, 8))",
        "(floats(8, 8), floats(8, 8))",
        "(floats(1, 8, 8), floats(1, 8, 8))",
    ],
    "position_ids": ["positions(2, 8)", "positions(1, 8)"],
    "input_ids tokens ids token_ids decoder_input_ids": ["ints(2, 8)"],
    "timestep timesteps t time_step": ["ints(2)", "floats(2)", "ints(1)"],
    "temb emb time_emb t_emb conditioning_embedding": ["floats(2, 32)", "floats(2, 128)", "floats(2, 6, 32)"],
    "encoder_hidden_states context memory": ["floats(2, 6, 32)", "floats(2, 8, 32)"],
    "pixel_values image images": ["floats(2, 3, 32, 32)", "floats(2, 3, 64, 64)"],
    "labels targets": ["ints(2, 8)", "ints(2)"],
    "h w height width num_frames seq_len": ["8", "4"],
    "cache past_key_value past_key_values cache_position cu_seqlens head_mask": ["None"],
    "input_shape shape spatial_shape hw_shape": ["(8, 8)", "(2, 8)"],
    "training": ["False"],
    "deterministic output_attentions": ["False"],
    "grid_thw": ["ms.Tensor([[1, 4, 4]])"],
    "input_dtype dtype": ["ms.float32"],
}


def _named(table: dict[str, list[str]], name: str) -> list[str]:
    return next((found for names, found in table.items() if name in names.split()), [])


def _ways(cls: type, module: types.ModuleType) -> Iterator[str]:
    """Expressions that may make the Cell, the likely ones first."""
    parameters = list(inspect.signature(cls.__init__).parameters.values())[1:]  # type: ignore[misc]
    plain = [p for p in parameters if p.kind not in (p.VAR_KEYWORD, p.VAR_POSITIONAL)]
    needed: list[list[str]] = []
    for parameter in plain:
        if parameter.default is parameter.empty:
            guesses = _guessed_argument(parameter, cls, module)
            needed.append([f"{parameter.name}={guess}" for guess in guesses])
        elif isinstance(parameter.default, int) and parameter.default > 64 and parameter.name in SMALL:
            needed.append([f"{parameter.name}={SMALL[parameter.name]!r}"])
    yield from (f"{cls.__name__}({', '.join(each)})" for each in _products(needed))


def _guessed_argument(parameter: inspect.Parameter, cls: type, module: types.ModuleType) -> list[str]:
    name, annotation = parameter.name, str(getattr(parameter.annotation, "__name__", parameter.annotation))
    if "config" in name.lower() or name in ("cfg", "args"):
        names = [n for n, v in vars(module).items() if n.endswith("Config") and isinstance(v, type)]
        names = [n for n in names if n not in ("PretrainedConfig", "PreTrainedConfig")]
        names.sort(key=lambda n: (n not in annotation, -_alike(n, cls.__name__)))
        return [f"small({n})" for n in names[:3]] or ["None"]
    if found := _named(_ARGUMENTS, name):
        return found
    if "bool" in annotation:
        return ["False", "True"]
    if "float" in annotation:
        return ["0.5", "1.0"]
    if "str" in annotation:
        return ["'default'", "'gelu'"]
    if name in SMALL:
        return [repr(SMALL[name])]
    return ["32", "8", "4", "[8, 8]", "None"]


def _alike(one: str, other: str) -> int:
    """How many letters two names have in common at their start."""
    return sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _calls(cell: Any) -> Iterator[str]:
    """Inputs that may fit, the likely ones first."""
    parameters = list(inspect.signature(cell.construct).parameters.values())
    needed: list[list[str]] = []
    for parameter in parameters:
        if parameter.kind in (parameter.VAR_KEYWORD, parameter.VAR_POSITIONAL):
            continue
        if parameter.default is not parameter.empty and (
            needed or parameter.name in ("attention_mask", "labels")
        ):
            continue
        found = _named(_INPUTS, parameter.name.lower())
        annotation = str(parameter.annotation)
        if not found and annotation in ("int", "<class 'int'>"):
            found = ["8", "4", "2", "1"]
        elif not found and "bool" in annotation:
            found = ["False"]
        needed.append(found or _GENERAL)
    yield from (f"({', '.join(each)},)" if each else "()" for each in _products(needed))


def _products(choices: list[list[str]]) -> Iterator[tuple[str, ...]]:
    """The combinations, those that take the same choice everywhere first."""
    longest = max(map(len, choices), default=1)
    if len(choices) > 6:
        yield tuple(each[0] for each in choices)
        return
    same = [tuple(each[min(n, len(each) - 1)] for each in choices) for n in range(longest)]
    mixed = itertools.islice(itertools.product(*choices), 4000)
    seen = dict.fromkeys([*same, *sorted(mixed, key=lambda way: sum(map(_index, way, choices)))])
    yield from seen


def _index(item: str, choices: list[str]) -> int:
    return choices.index(item)


def _search(cls: type, module: types.ModuleType, tell: Callable[[Any], None]) -> None:
    """Tell the first way that works: the Cell's expression and its inputs."""
    import mindspore
    import worker

    built = 0
    problem = "nothing fits"
    for way in itertools.islice(_ways(cls, module), 40):
        try:
            cell = value(way, module).set_train(False)
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"[:200]
            continue
        if not isinstance(cell, mindspore.nn.Cell):
            break
        built += 1
        for call in itertools.islice(_calls(cell), _TRIES):
            try:
                result = cell(*value(call))
                worker.describe(result)  # kernels raise when their results are asked for
            except Exception as error:
                problem = f"call: {type(error).__name__}: {error}"[:200]
                continue
            if result is not None:
                tell([way, call])
                return
        if built == _WAYS:
            break
    tell(problem)


# ---------------------------------------------------------------------- processes
def _forked(work: Callable[[Callable[[Any], None]], None], limit: float) -> list[Any]:
    """All that ``work`` tells in a process of its own, before that dies or takes too long."""
    read_end, write_end = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(int(limit))
        with os.fdopen(write_end, "w") as out:

            def tell(what: Any) -> None:
                out.write(json.dumps(what, default=repr) + "\n")
                out.flush()

            try:
                work(tell)
            except BaseException as error:
                tell(f"{type(error).__name__}: {error}"[:200])
        os._exit(0)
    os.close(write_end)
    with os.fdopen(read_end) as answers:
        lines = answers.readlines()
    os.waitpid(child, 0)
    return [json.loads(line) for line in lines if line.endswith("\n")]


def _of_module(
    name: str, known: list[list[str]] | None, order: dict[str, Any], tell: Callable[[Any], None]
) -> None:
    import mindspore
    import worker

    folder, limit = order["folder"], order["limit"]
    module = importlib.import_module(name)
    found = list(known or ())
    if known is None:
        classes = [
            c for c in vars(module).values() if isinstance(c, type) and issubclass(c, mindspore.nn.Cell)
        ]
        classes = [c for c in classes if c.__module__ == name and "construct" in vars(c)]
        random.Random(name).shuffle(classes)
        for cls in classes[: 2 * order["most"]]:
            if len(found) == order["most"]:
                break
            made = _forked(lambda say, cls=cls: _search(cls, module, say), limit / 3)  # type: ignore[misc]
            last = made[-1] if made else "died"
            if isinstance(last, list):
                found.append(last)
            else:
                sys.stderr.write(f"{name}.{cls.__name__}: {last}\n")
    for cell, inputs in found:
        case = os.path.join(folder, "case.py")
        lines = os.path.join(folder, "lines.json")
        if os.path.exists(lines):
            os.remove(lines)
        with open(case, "w", encoding="utf-8") as out:
            out.write(_CASE.format(module=name, cell=cell, inputs=inputs))
        captures = worker.run_forked(case, [worker.PYNATIVE], limit)
        if captures[worker.PYNATIVE]["status"] == "ok":
            for level in (worker.LAX, worker.STRICT):
                captures.update(worker.run_forked(case, [level], limit))
        ran = {}
        if os.path.exists(lines):
            with open(lines, encoding="utf-8") as file:
                ran = json.load(file)
        tell({"module": name, "cell": cell, "inputs": inputs, "ran": ran, "captures": captures})


def main() -> None:
    """Do what the order says."""
    with open(sys.argv[1], encoding="utf-8") as file:
        order = json.load(file)
    sys.path[:0] = [order["worker"]]
    import worker

    answers = os.fdopen(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what MindSpore prints
    hello = worker._hello()
    answers.write(json.dumps(hello) + "\n")
    surroundings.prepare(order["folder"], order["library"])
    for first in order["preload"]:
        importlib.import_module(first)
    for name, known in order["modules"].items():
        for found in _forked(lambda say, n=name, k=known: _of_module(n, k, order, say), 3600):  # type: ignore[misc]
            if isinstance(found, dict):
                answers.write(json.dumps(found) + "\n")
                answers.flush()
            else:
                sys.stderr.write(f"{name}: {found}\n")


if __name__ == "__main__":
    main()
