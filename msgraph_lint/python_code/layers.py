"""Layers of MindSpore that the Cells of a file keep on ``self``, and what is asked of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.program.names import is_cell_name
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.records import dataclass

if TYPE_CHECKING:
    from msgraph_lint.python_code.code import PythonCode

COUNTERPARTS = {
    "weight": ("gamma", "embedding_table"),
    "bias": ("beta",),
    "running_mean": ("moving_mean",),
    "running_var": ("moving_variance",),
    "num_features": ("num_features",),
    "in_features": ("in_channels",),
    "out_features": ("out_channels",),
    "num_embeddings": ("vocab_size",),
    "embedding_dim": ("embedding_size",),
}
"""Attribute of PyTorch's layers → what it may be called here."""
_CONTAINERS = {"mindspore.nn.SequentialCell", "mindspore.nn.CellList", "mindspore.nn.CellDict"}
"""Cells whose attributes are what they are given."""


@dataclass(frozen=True)
class LayerUse:
    """An attribute that a layer of MindSpore does not have, where it is read or assigned."""

    node: ast.Attribute
    layer: str
    """The canonical name of the layer."""
    known: frozenset[str]
    """What the layer has that not every Cell has."""

    @property
    def meant(self) -> str | None:
        """What PyTorch's name is called here."""
        return next((name for name in COUNTERPARTS.get(self.node.attr, ()) if name in self.known), None)


def layer_uses(code: PythonCode) -> Iterator[LayerUse]:
    """The attributes of layers on ``self`` that those do not have, whoever asks for them."""
    for cls in code.module.classes:
        layers = _layers(cls, code) if cls.is_cell else {}
        for method in cls.all_methods if layers else ():
            for node in method.nodes_of(ast.Attribute):
                name = attribute_of(node.value, method.self_name)
                layer = layers.get(name) if name is not None else None
                if layer is None or node.attr.startswith("__") or method.self_name in method.bindings:
                    continue
                known = code.interface.attributes_of_cell(layer)
                if known is None or node.attr in known or node.attr in code.interface.cell_attributes:
                    continue
                if isinstance(node.ctx, ast.Store) or not _may_be_there(node, code):
                    yield LayerUse(node, layer, known)


def _may_be_there(node: ast.Attribute, code: PythonCode) -> bool:
    """Whether the code asks first, or the project assigns such an attribute of something."""
    return code.guards.hold(node, node.attr) or code.is_patched(node.attr)


def _layers(cls: ClassInfo, code: PythonCode) -> dict[str, str]:
    """Attribute of ``self`` → the layer of MindSpore that it surely is."""
    found: dict[str, set[str | None]] = {}
    for each in cls.project_mro:
        if each.module is not cls.module:
            return {}
        for method in each.all_methods:
            for name, binding in method.self_bindings:
                value = binding.value if binding.item is None and not binding.iterated else None
                layer = None
                if isinstance(value, ast.Call) and not code.is_hidden(value.func, method):
                    layer = code.names_called.get(value)
                found.setdefault(name, set()).add(layer)
    return {
        name: only
        for name, values in found.items()
        if len(values) == 1 and (only := next(iter(values))) is not None
        if is_cell_name(only) and only not in _CONTAINERS
    }
