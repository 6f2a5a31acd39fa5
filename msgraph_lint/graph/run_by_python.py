"""Calls that Python runs with the values of their arguments: libraries, and objects made outside the graph.

Of those that Python runs by their text tells :mod:`msgraph_lint.analyses.python.text_calls`.
"""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.created import external_name
from msgraph_lint.graph.plain import is_partial

_LIBRARIES = ("copy.", "functools.reduce", "itertools.", "numpy.", "random.", "scipy.")
"""As the names of their functions begin."""


def is_run_by_python(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it is a call of a function of such a library, or of a `partial` object."""
    return external_name(function, node.func).startswith(_LIBRARIES) or is_partial(function.value(node.func))
