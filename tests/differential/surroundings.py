"""What a Cell of a published package needs to be made and called alone; standalone, copied beside each case.

Packages of a library are not run when something below them is imported: their ``__init__`` imports all of it.
It runs when somebody asks for a name that no module of the package has. What is not installed is mocked.
"""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import sys
import types
from collections.abc import Callable, Iterable
from typing import Any
from unittest import mock

import numpy as np
from mindspore import Tensor, dtype

_BACKENDS = ("torch", "tensorflow", "jax", "flax", "torchvision", "torchaudio", "apex", "triton")
"""What libraries look for to use it instead of MindSpore: it stays missing."""
_GONE = ("_pytest.doctest", "mindspore.parallel._transformer")
"""What is here, or was in another version, but not as libraries want it."""
_EAGER = ("mindformers", "mindone.diffusers", "mindone.transformers.mindspore_adapter")
"""Packages whose modules import each other in circles, which only their own order resolves."""


class _Mocked(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """The last resort of the import system: a mock for what is not installed and the library asks for."""

    def __init__(self, folder: str) -> None:
        self._folder = folder + os.sep
        self._missing: dict[str, bool] = {}

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        top = name.partition(".")[0]
        if top in _BACKENDS or top.startswith("_"):
            return None
        if name.startswith(_GONE):
            return importlib.machinery.ModuleSpec(name, self, is_package=True)
        if top not in self._missing:
            self._missing[top] = (
                top not in sys.modules and importlib.machinery.PathFinder.find_spec(top) is None
            )
        if not self._missing[top] or not self._is_asked_by_library():
            return None
        return importlib.machinery.ModuleSpec(name, self, is_package=True)

    def _is_asked_by_library(self) -> bool:
        frame: Any = sys._getframe(2)
        while frame and "importlib" in frame.f_code.co_filename:
            frame = frame.f_back
        return frame is not None and frame.f_code.co_filename.startswith(self._folder)

    def create_module(self, spec: Any) -> Any:
        return mock.MagicMock(__path__=[], __spec__=spec, __version__="9.9.9")

    def exec_module(self, module: Any) -> None:
        pass


class _Package(types.ModuleType):
    """A package whose ``__init__`` waits."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") and name != "__version__":
            raise AttributeError(name)
        full = f"{self.__name__}.{name}"
        if full not in sys.modules and importlib.util.find_spec(full) is not None:
            importlib.import_module(full)
        if full in sys.modules:
            return sys.modules[full]
        if name == "__version__":
            return "9.9.9"
        if not self.__dict__.get("_has_run"):
            self.__dict__["_has_run"] = True
            with open(self.__file__ or "", encoding="utf-8") as source:
                exec(compile(source.read(), self.__file__ or "", "exec"), self.__dict__)
            if name in self.__dict__:
                return self.__dict__[name]
        raise AttributeError(f"module {self.__name__} has no attribute {name}")


class _Waiting(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the packages of one library."""

    def __init__(self, folder: str, library: str) -> None:
        self._folder, self._library = folder, library

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        if name.partition(".")[0] != self._library or name.startswith(_EAGER):
            return None
        file = os.path.join(self._folder, *name.split("."), "__init__.py")
        if not os.path.isdir(os.path.dirname(file)):
            return None
        spec = importlib.machinery.ModuleSpec(name, self, is_package=True, origin=file)
        spec.submodule_search_locations = [os.path.dirname(file)]
        return spec

    def create_module(self, spec: Any) -> types.ModuleType:
        package = _Package(spec.name)
        package.__file__ = spec.origin
        if not os.path.exists(spec.origin):
            package.__dict__["_has_run"] = True
        return package

    def exec_module(self, module: types.ModuleType) -> None:
        pass


def prepare(folder: str, library: str) -> None:
    """Make ``library``, which lies in ``folder``, importable module by module."""
    sys.path.insert(0, folder)
    sys.meta_path.insert(0, _Waiting(folder, library))
    sys.meta_path.append(_Mocked(folder))
    engine: Any = sys.modules["mindspore._c_expression"]
    if not hasattr(engine, "Tensor"):
        engine.Tensor = engine.TensorPy
    for name in _GONE:
        sys.modules.setdefault(name, mock.MagicMock(__path__=[], __spec__=None))


# ---------------------------------------------------------------------- what cases are written in
_WIDTHS = "hidden_size d_model dim embed_dim n_embd encoder_hidden_size decoder_hidden_size embedding_size"
_WIDTHS += " inner_dim cross_attention_dim attention_dim projection_dim hidden_dim attention_hidden_size"
_DOUBLE = "intermediate_size encoder_ffn_dim decoder_ffn_dim d_ff ffn_dim n_inner mlp_dim ffn_hidden_size"
_DOUBLE += " moe_intermediate_size shared_expert_intermediate_size"
_FEW = "num_hidden_layers n_layer num_layers encoder_layers decoder_layers n_layers depth num_decoder_layers"
_HEADS = "num_attention_heads num_heads n_head encoder_attention_heads decoder_attention_heads n_heads"
SMALL = {
    **dict.fromkeys(_WIDTHS.split(), 32),
    **dict.fromkeys(_DOUBLE.split(), 64),
    **dict.fromkeys(_FEW.split(), 2),
    **dict.fromkeys(_HEADS.split(), 4),
    **dict.fromkeys(["num_key_value_heads", "num_kv_heads"], 2),
    **dict.fromkeys(["head_dim", "attention_head_dim", "d_kv", "qk_nope_head_dim", "v_head_dim"], 8),
    **dict.fromkeys(["qk_rope_head_dim"], 8),
    **dict.fromkeys(["kv_lora_rank", "q_lora_rank"], 16),
    **dict.fromkeys(["vocab_size", "n_positions", "n_ctx", "max_position_embeddings", "max_seq_len"], 64),
    **dict.fromkeys(["image_size", "input_size"], 32),
    **dict.fromkeys(["patch_size"], 8),
    **dict.fromkeys(["num_experts", "num_local_experts", "n_routed_experts"], 4),
    **dict.fromkeys(["num_experts_per_tok"], 2),
    **dict.fromkeys(["pad_token_id"], 0),
    **dict.fromkeys(["_attn_implementation"], "eager"),
}
"""Attributes of configurations, small."""


def small(made: Any, **more: Any) -> Any:
    """A configuration with few and narrow layers; of a class, its default one."""
    config = made() if isinstance(made, type) else made
    for name, value in {**SMALL, **more}.items():
        if (
            name in more
            or isinstance(getattr(config, name, None), (int, str))
            or name == "_attn_implementation"
        ):
            try:
                setattr(config, name, value)
            except Exception:  # a property
                continue
    for name, part in list(vars(config).items()):
        if name.endswith("_config") and hasattr(part, "__dict__"):
            small(part)
    return config


def floats(*shape: int) -> Tensor:
    """Random numbers, the same in every run."""
    return Tensor(np.random.RandomState(0).randn(*shape), dtype.float32)


def ints(*shape: int, below: int = 8) -> Tensor:
    """Whole numbers, the same in every run."""
    return Tensor(np.random.RandomState(0).randint(0, below, shape), dtype.int32)


def ones(*shape: int) -> Tensor:
    """A mask that hides nothing."""
    return Tensor(np.ones(shape), dtype.float32)


def positions(*shape: int) -> Tensor:
    """0, 1, 2 … along the last axis."""
    return Tensor(np.broadcast_to(np.arange(shape[-1]), shape).copy(), dtype.int32)


def value(text: str, module: types.ModuleType | None = None) -> Any:
    """What the expression gives in ``module`` and with the functions above."""
    names = {f.__name__: f for f in (small, floats, ints, ones, positions)}
    return eval(
        text, {"np": np, "Tensor": Tensor, "ms": sys.modules["mindspore"], **vars(module or sys), **names}
    )


# ---------------------------------------------------------------------- what ran
class Watch:
    """The lines of a library that run."""

    def __init__(self, folder: str) -> None:
        self._folder = folder + os.sep
        self.lines: dict[str, set[int]] = {}

    def __call__(self, function: Callable[[], Any]) -> Any:
        """Run ``function`` and remember its lines."""
        if sys.gettrace() is not None:
            return function()
        sys.settrace(self._enter)
        try:
            return function()
        finally:
            sys.settrace(None)

    def _enter(self, frame: types.FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        if not code.co_filename.startswith(self._folder) or code.co_name == "<module>":
            return None
        lines = self.lines.setdefault(code.co_filename[len(self._folder) :], set())
        lines.update(range(code.co_firstlineno, _first_of_body(code)))

        def step(frame: types.FrameType, event: str, argument: Any) -> Any:
            lines.add(frame.f_lineno)
            return step

        return step

    def save(self, file: str) -> None:
        """Write the lines."""
        with open(file, "w", encoding="utf-8") as out:
            json.dump({name: sorted(lines) for name, lines in self.lines.items()}, out)


def _first_of_body(code: types.CodeType) -> int:
    later: Iterable[int] = (line for _, _, line in code.co_lines() if line and line > code.co_firstlineno)
    return min(later, default=code.co_firstlineno + 1)
