"""The name of MindSpore that means the same."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Mention, PythonCode
from msgraph_lint.python_code.same import DTYPES, meaning_the_same
from msgraph_lint.python_code.signatures import signatures_of, wrong


def fix(hit: CodeHit) -> Fix | None:
    code, mention, node = hit.code, hit.thing, hit.node
    assert isinstance(code, PythonCode)
    if not (isinstance(mention, Mention) and isinstance(node, ast.Attribute)):
        return None
    asked = _whole(code, node, mention)
    for wanted in meaning_the_same(mention.module, mention.name, _rest(asked, node)):
        if _is_there(code, wanted) and _takes(code, wanted, asked):
            return _named(code, asked, wanted)
    return None


def _whole(code: PythonCode, node: ast.Attribute, mention: Mention) -> ast.Attribute:
    """``nn.functional.relu`` for ``nn.functional``, which is a module: what is asked of it has a place."""
    outer = code.users.get(node)
    return outer if mention.name == "functional" and isinstance(outer, ast.Attribute) else node


def _rest(asked: ast.Attribute, node: ast.Attribute) -> str:
    return "" if asked is node else asked.attr


def _is_there(code: PythonCode, name: str) -> bool:
    module, _, last = name.rpartition(".")
    return code.real_names(name) is not None or last in (code.real_names(module) or ())


def _takes(code: PythonCode, name: str, asked: ast.Attribute) -> bool:
    """Whether the call, if it is one, passes what ``name`` takes."""
    call = code.users.get(asked)
    if not isinstance(call, ast.Call):
        return True
    text = code.interface.signature(name)
    if text is None:
        return name.removeprefix("mindspore.") not in DTYPES.values()
    return wrong(signatures_of(text), call) is None


def _named(code: PythonCode, asked: ast.Attribute, wanted: str) -> Fix | None:
    module, function = code.module, code.function_around(asked)
    hidden = frozenset[str]()
    while function is not None:
        hidden |= function.parameter_names | frozenset(function.bindings)
        function = function.around
    speller = Speller(module, hidden)
    text = speller.spell(wanted)
    edit = replace(module.source, asked, text)
    if edit is None or not speller.is_complete:
        return None
    reason = "PyNative raises AttributeError here without it"
    return Fix(f"Write `{text}`", (edit, *speller.imports), Safety.UNSAFE, reason)
