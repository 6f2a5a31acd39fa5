"""The name of MindSpore that means the same, or what is to be written in its place."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import replace
from msgraph_lint.fixers.shared.initialised import filled
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Mention, PythonCode
from msgraph_lint.python_code.counterparts import closest
from msgraph_lint.python_code.same import DTYPES, meaning_the_same
from msgraph_lint.python_code.signatures import signatures_of, wrong

_ALWAYS = {"is_anomaly_enabled": "False", "is_autocast_enabled": "False", "is_grad_enabled": "True"}
"""Functions that ask for a mode that MindSpore does not have → what they say in PyTorch by default."""
_TENSOR = "mindspore.Tensor"
_REASON = "PyNative raises AttributeError here without it"


def fix(hit: CodeHit) -> Fix | None:
    code, mention, node = hit.code, hit.thing, hit.node
    assert isinstance(code, PythonCode)
    if not (isinstance(mention, Mention) and isinstance(node, ast.Attribute)):
        return None
    asked = _whole(code, node, mention)
    for wanted in meaning_the_same(mention.module, mention.name, _rest(asked, node)):
        if _is_there(code, wanted) and _takes(code, wanted, asked):
            return _named(code, asked, wanted)
    return (
        _misspelled(code, node, mention)
        or _asked_for(code, node)
        or _mode(code, node, mention)
        or _initialised(code, node, mention)
    )


def _whole(code: PythonCode, node: ast.Attribute, mention: Mention) -> ast.Attribute:
    """``nn.functional.relu`` for ``nn.functional``, which is a module: what is asked of it has a place."""
    outer = code.users.get(node)
    return outer if mention.name == "functional" and isinstance(outer, ast.Attribute) else node


def _rest(asked: ast.Attribute, node: ast.Attribute) -> str:
    return "" if asked is node else asked.attr


def _is_there(code: PythonCode, name: str) -> bool:
    module, _, last = name.rpartition(".")
    if module == _TENSOR:
        return True
    return code.real_names(name) is not None or last in (code.real_names(module) or ())


def _takes(code: PythonCode, name: str, asked: ast.Attribute) -> bool:
    """Whether the call, if it is one, passes what ``name`` takes."""
    call = code.users.get(asked)
    if not isinstance(call, ast.Call):
        return True
    if name == f"{_TENSOR}.from_numpy" and call.args and _is_tensor(code, call.args[0]):
        return False
    text = code.interface.signature(name)
    if text is None:
        return name.removeprefix("mindspore.") not in DTYPES.values()
    return wrong(signatures_of(text), call) is None


def _is_tensor(code: PythonCode, node: ast.expr) -> bool:
    return code.objects.of(node, code.function_around(node)).is_tensor


def _speller(code: PythonCode, node: ast.AST) -> Speller:
    """One that knows what the functions around ``node`` call otherwise."""
    function, hidden = code.function_around(node), frozenset[str]()
    while function is not None:
        hidden |= function.parameter_names | frozenset(function.bindings)
        function = function.around
    return Speller(code.module, hidden)


def _named(code: PythonCode, asked: ast.Attribute, wanted: str) -> Fix | None:
    speller = _speller(code, asked)
    owner, _, last = wanted.rpartition(".")
    text = f"{speller.spell(owner)}.{last}" if owner == _TENSOR else speller.spell(wanted)
    return _written(text, replace(code.module.source, asked, text), speller)


def _written(text: str, edit: Edit | None, speller: Speller) -> Fix | None:
    if edit is None or not speller.is_complete:
        return None
    return Fix(f"Write `{text}`", (edit, *speller.imports), Safety.UNSAFE, _REASON)


def _misspelled(code: PythonCode, node: ast.Attribute, mention: Mention) -> Fix | None:
    """A module whose name looks like it, and has what is asked of it."""
    outer = code.users.get(node)
    name = closest(mention.name, code.real_names(mention.module) or ())
    names = code.real_names(f"{mention.module}.{name}") if name is not None else None
    if name is None or not isinstance(outer, ast.Attribute) or outer.attr not in (names or ()):
        return None
    source = code.module.source
    text, end = source.segment(node.value), source.span(node).end
    start = end - len(node.attr)
    return Fix(f"Write `{text}.{name}`", (Edit(start, end, name),), Safety.UNSAFE, _REASON)


def _asked_for(code: PythonCode, node: ast.Attribute) -> Fix | None:
    """``hasattr(getattr(utils, "parametrizations", None), "weight_norm")``: who asks wants no error."""
    call, source = code.parents.get(node), code.module.source
    if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.args[:1] == [node]):
        return None
    wanted = {"hasattr": 2, "getattr": 3}.get(call.func.id)
    if len(call.args) != wanted or code.module.lookup(call.func.id) is not None:
        return None
    text = f'getattr({source.segment(node.value)}, "{node.attr}", None)'
    return _written(text, replace(source, node, text), Speller(code.module))


def _mode(code: PythonCode, node: ast.Attribute, mention: Mention) -> Fix | None:
    call, text = code.users.get(node), _ALWAYS.get(mention.name)
    if text is None or not isinstance(call, ast.Call) or call.args or call.keywords:
        return None
    return _written(text, replace(code.module.source, call, text), Speller(code.module))


def _initialised(code: PythonCode, node: ast.Attribute, mention: Mention) -> Fix | None:
    function = code.users.get(node)
    call = code.users.get(function) if isinstance(function, ast.Attribute) else None
    if mention.name != "init" or not isinstance(function, ast.Attribute) or not isinstance(call, ast.Call):
        return None
    speller = _speller(code, node)
    edit = filled(code, call, function.attr, speller)
    return _written(edit.text, edit, speller) if edit is not None else None
