"""Functions of MindSpore that set up, ask or measure, in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import beforehand

_FUNCTIONS = (
    "amp.auto_mixed_precision", "communication.get_local_rank", "current_stream", "default_stream",
    "dtype_to_nptype", "dtype_to_pytype", "empty_cache", "export", "get_current_device", "get_log_config",
    "get_py_obj_dtype", "hal.device_count", "hal.empty_cache", "hal.get_arch_list",
    "hal.get_device_capability", "hal.get_device_name", "hal.is_available", "hal.is_initialized",
    "hal.memory_allocated", "hal.synchronize", "launch_blocking", "manual_seed",
    "max_memory_allocated", "memory_allocated", "memory_stats", "memory_summary",
    "mint.distributed.get_world_size", "mint.distributed.is_initialized", "pytype_to_dtype", "run_check",
    "set_device", "set_recursion_limit", "set_seed", "synchronize",
)  # fmt: skip
"""Those that were called in PyNative and in the graph, and did not compile."""
RULE = Rule(
    "MSG688",
    "host-function-in-graph",
    "a function of MindSpore that sets up, asks or measures is called in graph code",
    on=tuple(f"call mindspore.{name}" for name in _FUNCTIONS),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    message = f"`{function.module.source.segment(node.func)}` does not compile: it is for Python only"
    advice = beforehand(function, "call it", "the result")
    yield Hit(RULE, function, node, message, advice=advice)
