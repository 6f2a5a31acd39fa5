"""Methods of ``nn.Cell`` that an attribute of the same name hides from MindSpore."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import evaluated, scope_of
from msgraph_lint.values.value import NUMBERS, Kind

_PLAIN = NUMBERS | {Kind.STR, Kind.NONE, Kind.LIST, Kind.TUPLE, Kind.DICT, Kind.SET}
"""Values that cannot be called and that a Cell keeps like any other object."""


def hidden_methods(function: GraphFunction, names: Collection[str]) -> Iterator[AttributeBinding]:
    """Where ``__init__`` of a compiled Cell surely hides one of the methods ``names``, in its own file."""
    cls, attributes = function.receiver, function.attributes
    if cls is None or attributes is None or not cls.is_cell or function.info.name != "construct":
        return
    for name in names:
        for binding in attributes.effective_bindings(name):
            is_own = binding.owner is cls and scope_of(binding).module is function.module
            is_sure = binding.in_init and not binding.conditional and binding.function is not None
            if is_own and is_sure and evaluated(binding).kind in _PLAIN:
                yield binding
