"""What `super()` means to the compiler: what comes after the class of `self`, wherever the method is.

Measured on 2.0.0 to 2.10.0 alike; ``super(Base, self)`` means what it means in Python.
"""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.records import dataclass


@dataclass(frozen=True)
class Mistaken:
    """A method that the compiler takes for another one."""

    name: str
    owner: ClassInfo
    """The class of the method that says `super()`."""
    receiver: ClassInfo
    """The class of `self`."""
    taken: FunctionInfo
    """What the compiler takes."""


def mistaken(function: GraphFunction, node: ast.Call) -> Mistaken | None:
    """What the compiler takes for `super().name`, where Python finds something else."""
    asked, owner, receiver = function.parents[node], function.info.owner, function.receiver
    if node.args or not isinstance(asked, ast.Attribute) or owner is None or receiver is None:
        return None
    taken = receiver.method(asked.attr, after=receiver)
    if taken is None or taken is receiver.method(asked.attr, after=owner):
        return None
    return Mistaken(asked.attr, owner, receiver, taken)
