"""What Cells have in place of what PyTorch's modules have, and attributes that `__init__` could have set.

`layer(x)` for `self._gradient_checkpointing_func(layer.__call__, x)`, which computes the same.
"""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import (
    add_to_init,
    free_name,
    has_comment,
    indent_of,
    operand,
    replace,
    starts_line,
)
from msgraph_lint.hits import CodeHit
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.program.syntax import is_super, place_of
from msgraph_lint.python_code.attributes import MissingAttribute
from msgraph_lint.python_code.code import PythonCode

_OF_CHECKPOINTS = {"use_reentrant", "preserve_rng_state", "context_fn", "determinism_check", "debug"}
"""What PyTorch's `checkpoint` takes for itself; all else it hands on."""
_RENAMED = {
    "add_module": "insert_child_to_cell",
    "register_parameter": "insert_param_to_cell",
    "train": "set_train",
}
"""Method of PyTorch's modules → that of Cells which takes the same arguments, by position."""
_RENAMED_IF_BARE = {
    "children": "cells()",
    "eval": "set_train(False)",
    "named_children": "name_cells().items()",
    "named_modules": "cells_and_names()",
    "named_parameters": "parameters_and_names()",
    "parameters": "get_parameters()",
}
"""Method of PyTorch's modules, called without arguments → the same of Cells."""
_REASON = "PyNative raises AttributeError here without it"


def fix(hit: CodeHit) -> Fix | None:
    code, missing, node = hit.code, hit.thing, hit.node
    assert isinstance(code, PythonCode)
    assert isinstance(missing, MissingAttribute)
    assert isinstance(node, ast.Attribute)
    call = code.parents.get(node)
    if not (isinstance(call, ast.Call) and call.func is node):
        return _set_in_init(code, missing)
    if "checkpoint" in node.attr:
        return _called_itself(hit, node, call)
    if node.attr == "requires_grad_":
        return _with_gradients(code, node, call)
    return _renamed(hit, node, call) or _set_in_init(code, missing)


# Methods


def _called_itself(hit: CodeHit, node: ast.Attribute, call: ast.Call) -> Fix | None:
    layer = _layer(call)
    if layer is None:
        return None
    text = operand(hit.source, layer)
    callee, argument = replace(hit.source, node, text), _without_first(hit, call)
    if callee is None or argument is None:
        return None
    reason = f"{_REASON}; to save memory, call `recompute()` of the Cell"
    return Fix(f"Call `{text}` itself", (callee, argument), Safety.UNSAFE, reason)


def _layer(call: ast.Call) -> ast.expr | None:
    """The Cell whose `__call__` is handed over, with its arguments."""
    if any(each.arg in _OF_CHECKPOINTS for each in call.keywords):
        return None
    first = call.args[0] if call.args else None
    return first.value if isinstance(first, ast.Attribute) and first.attr == "__call__" else None


def _without_first(hit: CodeHit, call: ast.Call) -> Edit | None:
    """The first argument of `call` removed."""
    source = hit.source
    others = [*call.args[1:], *call.keywords]
    start = source.grouped(call.args[0]).start
    end = source.span(call).end - 1
    if others:
        end = min(
            source.grouped(each).start if isinstance(each, ast.expr) else source.span(each).start
            for each in others
        )
    return None if has_comment(source, start, end) else Edit(start, end, "")


def _renamed(hit: CodeHit, node: ast.Attribute, call: ast.Call) -> Fix | None:
    """The method of Cells, under its own name."""
    source, end = hit.source, hit.source.span(node).end
    start, closed = end - len(node.attr), source.span(call).end
    if node.attr in _RENAMED and not call.keywords:
        name = _RENAMED[node.attr]
        return Fix(f"Call `{name}`", (Edit(start, end, name),), Safety.UNSAFE, _REASON)
    text = _RENAMED_IF_BARE.get(node.attr)
    is_plain = not (call.args or call.keywords) and source.grouped(node).end == end
    if text is None or not is_plain or has_comment(source, end, closed):
        return None
    return Fix(f"Call `{text}`", (Edit(start, closed, text),), Safety.UNSAFE, _REASON)


def _with_gradients(code: PythonCode, node: ast.Attribute, call: ast.Call) -> Fix | None:
    """`requires_grad` of each Parameter, where the call is a statement on lines of its own."""
    source, statement, function = code.module.source, code.parents.get(call), code.function_around(call)
    values = [*call.args, *(each.value for each in call.keywords if each.arg == "requires_grad")]
    if len(values) < len(call.args) + len(call.keywords) or len(values) > 1:
        return None
    if not isinstance(statement, ast.Expr) or (function is not None and function.name == "construct"):
        return None
    span = source.span(statement)
    is_alone = starts_line(source, statement) and source.span(call) == span
    rest = source.text[span.end : source.line_end(span.end)].strip()
    if not is_alone or (rest and not rest.startswith("#")) or has_comment(source, span.start, span.end):
        return None
    if values and not isinstance(values[0], (ast.Constant, ast.Name)):
        return None
    value = source.segment(values[0]) if values else "True"
    taken = set(function.bindings) | function.parameter_names if function is not None else set[str]()
    name = free_name("parameter", taken | code.module.defined_names)
    indent = indent_of(source, statement)
    step = "\t" if indent.startswith("\t") else "    "
    head = f"for {name} in {operand(source, node.value)}.get_parameters():"
    text = f"{head}{source.newline(span.start)}{indent}{step}{name}.requires_grad = {value}"
    title = f"Set `requires_grad` of each Parameter of `{source.segment(node.value)}`"
    return Fix(title, (Edit(span.start, span.end, text),), Safety.UNSAFE, _REASON)


# Attributes


def _set_in_init(code: PythonCode, missing: MissingAttribute) -> Fix | None:
    """The attribute set by the `__init__` that is given it, or is given what has it."""
    name, reader = missing.node.attr, code.function_around(missing.node)
    for cls in missing.cls.project_mro:
        init = cls.methods.get("__init__")
        value = _given(init, name) if init is not None else None
        if init is None or value is None:
            continue
        if cls.module is not code.module or (reader is not None and not _comes_later(reader, missing, init)):
            return None
        text = f"{init.self_name}.{name} = {value}"
        edit = add_to_init(cls, text)
        title = f"Set `{text}` in `{cls.name}.__init__`"
        return Fix(title, (edit,), Safety.UNSAFE, _REASON) if edit is not None else None
    return None


def _given(init: FunctionInfo, name: str) -> str | None:
    """What is called so in `init`: a parameter, or an attribute of one that it reads whatever happens."""
    own = init.parameter_names - {init.self_name}
    if name in own and name not in init.bindings and name not in init.starred:
        return name
    for node in init.attributes.get(name, ()):
        owner = node.value
        is_read = isinstance(node.ctx, ast.Load) and node in init.nodes and not init.conditions[node]
        if is_read and isinstance(owner, ast.Name) and owner.id in own and owner.id not in init.bindings:
            return f"{owner.id}.{name}"
    return None


def _comes_later(reader: FunctionInfo, missing: MissingAttribute, init: FunctionInfo) -> bool:
    """Whether `init` has run when `reader` asks."""
    if reader.owner is not missing.cls:
        return True
    if reader.name != "__init__":
        return all(name != reader.name for name, _ in init.self_calls)
    before = (node for node in reader.nodes_of(ast.Call) if place_of(node) < place_of(missing.node))
    return init is not reader and any(map(_is_init_of_base, before))


def _is_init_of_base(node: ast.AST) -> bool:
    asked = node.func if isinstance(node, ast.Call) else None
    return isinstance(asked, ast.Attribute) and asked.attr == "__init__" and is_super(asked.value)
