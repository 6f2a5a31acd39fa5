"""Cells of published packages that bugs are put into."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from .program import Line, Program

_FILE = Path(__file__).with_name("targets.txt")

_CASE = '''\
import importlib.abc
import importlib.machinery
import os
import sys
import types
from unittest import mock

import numpy as np
import mindspore as ms
from mindspore import Tensor

HERE = os.path.dirname(os.path.abspath(__file__))


class Stubs(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """What models import and do not need here: progress bars, pictures, settings."""

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("tqdm", "cv2", "yaml", "scipy", "pycocotools", "PIL", "omegaconf"):
            return importlib.machinery.ModuleSpec(name, self, is_package=True)
        return None

    def create_module(self, spec):
        module = mock.MagicMock(__path__=[], __spec__=spec)
        return module

    def exec_module(self, module):
        pass


def _load():
    sys.meta_path.append(Stubs())
    folder = HERE
    for name in ("{package}", "{package}.models"):
        folder = os.path.join(folder, name.rpartition(".")[2])
        package = sys.modules[name] = types.ModuleType(name)
        package.__path__ = [folder]  # without running its __init__: that imports all models
    import {module} as module

    return module


def Net():
    return _load().{cell}.set_train(False)


def inputs():
    return ({inputs},)
'''


@dataclass(frozen=True)
class Target:
    """A Cell and how it is called."""

    module: str
    cell: str
    """The expression that makes it."""
    inputs: str
    folder: Path
    """What holds the package."""

    @property
    def name(self) -> str:
        return f"{self.module}.{self.class_name}"

    @property
    def class_name(self) -> str:
        return self.cell.partition("(")[0]

    @property
    def file(self) -> str:
        """The path of the module below the folder."""
        return self.module.replace(".", "/") + ".py"

    def program(self) -> Program:
        """The case, with the module as it was published."""
        text = (self.folder / self.file).read_text("utf-8")
        return self.changed([Line(0, line) for line in text.splitlines()])

    def changed(self, lines: Sequence[Line], feature: str = "") -> Program:
        """The case with another text of the module."""
        package = self.module.partition(".")[0]
        case = _CASE.format(package=package, module=self.module, cell=self.cell, inputs=self._arguments())
        files = {"case.py": tuple(Line(0, line) for line in case.splitlines()), self.file: tuple(lines)}
        features = (feature,) if feature else ()
        return Program(self.name, files, features, self.folder / package, self.class_name)

    def _arguments(self) -> str:
        parts = []
        for node in ast.parse(f"[{self.inputs.replace('!', '.real')}]", mode="eval").body.elts:  # type: ignore[attr-defined]
            text = ast.unparse(node)
            if text.endswith(".real"):
                parts.append(text.removesuffix(".real"))
            elif isinstance(node, ast.Tuple):
                parts.append(f"Tensor(np.random.randn{text}, ms.float32)")
            else:
                parts.append(text)
        return ", ".join(parts)


def targets(corpora: Path) -> Iterator[Target]:
    """The Cells whose packages are below ``corpora``: ``mindcv/models`` or ``mindcv/mindcv/models``."""
    for line in _FILE.read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        call, _, inputs = line.partition(" | ")
        module, _, cell = call.partition(" ")
        package = module.partition(".")[0]
        for folder in (corpora, corpora / package):
            if (folder / package / "models").is_dir():
                yield Target(module, cell, inputs, folder)
                break
