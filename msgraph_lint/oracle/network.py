"""The user's own network, for a case of the oracle: copied beside ``order.json``, which says what to run.

Standalone, and for Python 3.9 too. The order holds either ``network`` (a file), ``class`` and ``inputs`` (a
file), or ``script`` with its ``arguments``, which runs up to the first call of a network (of the class
``class``, if that is given); ``folder``, where the user started us; ``path``, what goes before ``sys.path``;
``shown``, what the file of the inputs is called; and ``reseed``: whether random numbers are others than in
the other runs.

In PyNative, ``ran.json`` beside it tells the network's class, and which lines of the user's files ran.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import json
import os
import random
import runpy
import sys
import types
from typing import Any, Callable, Iterator, Optional

import mindspore as ms
import numpy as np
from mindspore import nn

HERE = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(HERE, "order.json"), encoding="utf-8") as _file:
    ORDER = json.load(_file)
OTHER_SEED = 7
_INSTALLED = (os.path.dirname(os.path.dirname(os.path.abspath(ms.__file__))), os.path.dirname(os.__file__))


class Wrong(Exception):  # noqa: N818 (what it says is told the user as it is)
    """What was ordered cannot be run."""


def _is_users(file: Optional[str]) -> bool:
    """Whether the user wrote the file."""
    return bool(file) and os.path.isabs(file) and not file.startswith((*_INSTALLED, HERE))


def users_modules() -> set[str]:
    """The modules that the user wrote, as far as they are imported."""
    return {name for name, module in sys.modules.items() if _is_users(getattr(module, "__file__", None))}


@contextlib.contextmanager
def _at_home() -> Iterator[None]:
    """In the folder where the user started us: relative paths in the user's code mean something there."""
    here = os.getcwd()
    os.chdir(ORDER["folder"])
    try:
        yield
    finally:
        os.chdir(here)


# ---------------------------------------------------------------------- which lines run
class _Watch:
    """The lines of the user's files that run."""

    def __init__(self, network: str) -> None:
        self.network = network
        self.lines: dict[str, set[int]] = {}

    def __call__(self, function: Callable[[], Any]) -> Any:
        if sys.gettrace() is not None:
            return function()
        sys.settrace(self._enter)
        try:
            return function()
        finally:
            sys.settrace(None)
            with open(os.path.join(HERE, "ran.json"), "w", encoding="utf-8") as out:
                lines = {name: sorted(lines) for name, lines in self.lines.items()}
                json.dump({"network": self.network, "lines": lines}, out)

    def _enter(self, frame: types.FrameType, *_: Any) -> Any:
        code = frame.f_code
        if not _is_users(code.co_filename):
            return None
        lines = self.lines.setdefault(code.co_filename, set())
        lines.add(code.co_firstlineno)

        def step(frame: types.FrameType, *_: Any) -> Any:
            lines.add(frame.f_lineno)
            return step

        return step


def _watched(call: Callable[..., Any], net: Any) -> Callable[..., Any]:
    watch = _Watch(type(net).__name__)

    def new(*positional: Any, **named: Any) -> Any:
        return watch(lambda: call(*positional, **named))

    return new


# ---------------------------------------------------------------------- a network and its inputs
def _module_at(path: str) -> types.ModuleType:
    """The module in the file ``path``, under the name that other modules of its package know it by."""
    parts = [os.path.splitext(os.path.basename(path))[0]]
    folder = os.path.dirname(path)
    while os.path.isfile(os.path.join(folder, "__init__.py")):
        folder, name = os.path.split(folder)
        parts.insert(0, name)
    home = ORDER["folder"]
    if len(parts) == 1 and folder.startswith(home + os.sep):
        parts = [*os.path.relpath(folder, home).split(os.sep), *parts]
    sys.path.insert(0, folder)
    name = ".".join(parts)
    if all(part.isidentifier() for part in parts):
        spec = importlib.util.find_spec(name)
        if spec is not None and spec.origin == path:
            return importlib.import_module(name)
    spec = importlib.util.spec_from_file_location(f"users_{parts[-1]}", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _class_in(module: types.ModuleType, name: str) -> Any:
    found = getattr(module, name, None)
    if found is None:
        raise Wrong(f"there is no `{name}` in it")
    if not (isinstance(found, type) and issubclass(found, nn.Cell)):
        raise Wrong(f"`{name}` is no class of Cells")
    return found


def _inputs_in(module: types.ModuleType) -> tuple[Any, ...]:
    found = getattr(module, "inputs", None)
    found = found() if callable(found) and not isinstance(found, ms.Tensor) else found
    if not isinstance(found, (tuple, list)):
        said = "sets no `inputs`" if found is None else f"sets `inputs` to a {type(found).__name__}"
        raise Wrong(f"{ORDER['shown']} {said}: it takes a tuple, such as `inputs = (x,)`")
    return tuple(found)


def _of_files() -> tuple[Callable[[], Any], tuple[Any, ...], dict[str, Any]]:
    """What makes the network, and its arguments."""
    with _at_home():
        network = _class_in(_module_at(ORDER["network"]), ORDER["class"])
        said = _module_at(ORDER["inputs"])
        positional = _inputs_in(said)
    build = getattr(said, "build", None)
    return (network if build is None else lambda: build(network)), positional, {}


# ---------------------------------------------------------------------- the first call in a script
class _Called(BaseException):
    """The script calls its network."""


def _of_script() -> tuple[Callable[[], Any], tuple[Any, ...], dict[str, Any]]:
    """What gives the network, and the arguments of the first call of it."""
    first: list[tuple[Any, tuple[Any, ...], dict[str, Any]]] = []
    original = nn.Cell.__call__

    def call(cell: Any, *positional: Any, **named: Any) -> Any:
        if not _is_wanted(cell) or _is_being_made():
            return original(cell, *positional, **named)
        first.append((cell, positional, named))
        raise _Called

    _keep_context()
    nn.Cell.__call__ = call
    sys.argv = [ORDER["script"], *ORDER["arguments"]]
    sys.path.insert(0, os.path.dirname(ORDER["script"]))
    try:
        with _at_home():
            runpy.run_path(ORDER["script"], run_name="__main__")
    except BaseException:  # MindSpore may turn ours into another one on its way
        if not first:
            raise
    finally:
        nn.Cell.__call__ = original
    if not first:
        wanted = f"of the class `{ORDER['class']}`" if ORDER["class"] else "with a class of yours"
        raise Wrong(f"it calls no network {wanted}")
    cell, positional, named = first[0]
    return (lambda: cell), positional, named


def _is_wanted(cell: Any) -> bool:
    if ORDER["class"]:
        return type(cell).__name__ == ORDER["class"]
    return any(not type(each).__module__.startswith("mindspore.") for _, each in cell.cells_and_names())


def _is_being_made() -> bool:
    """Whether a Cell is being made: it may call its layers to see what comes out."""
    frame: Any = sys._getframe(2)
    while frame is not None:
        if frame.f_code.co_name == "__init__" and isinstance(frame.f_locals.get("self"), nn.Cell):
            return True
        frame = frame.f_back
    return False


def _keep_context() -> None:
    """The mode, level and device are ours to choose, whatever the script says."""
    original = ms.set_context

    def set_context(**settings: Any) -> None:
        for name in ("mode", "jit_syntax_level", "device_target", "device_id"):
            settings.pop(name, None)
        if settings:
            original(**settings)

    for home in (ms, ms.context):
        home.set_context = set_context
    if hasattr(ms, "set_device"):
        ms.set_device = lambda *_, **__: None


# ---------------------------------------------------------------------- what the case is made of
sys.path[:0] = ORDER["path"]
_make, _positional, _named = _of_script() if "script" in ORDER else _of_files()


def make() -> Any:
    """The network."""
    with _at_home():
        net = _make()
    if not isinstance(net, nn.Cell):
        raise Wrong(f"`build` of {ORDER['shown']} gives a {type(net).__name__}, no Cell")
    if ORDER["reseed"]:
        random.seed(OTHER_SEED)
        np.random.seed(OTHER_SEED)
        ms.set_seed(OTHER_SEED)
    if ms.get_context("mode") == ms.PYNATIVE_MODE:
        nn.Cell.__call__ = _watched(nn.Cell.__call__, net)
    return net


def positional() -> tuple[Any, ...]:
    """The arguments of a call."""
    return _positional


named: Optional[Callable[[], dict[str, Any]]] = (lambda: _named) if _named else None
"""The named ones, if there are any: MindIR export is not tried with them."""
