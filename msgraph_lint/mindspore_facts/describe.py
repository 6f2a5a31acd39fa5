"""Tells the interface of the MindSpore that is installed here: names, signatures, attributes.

``PYTHON describe.py`` writes JSON to standard output; ``python -m msgraph_lint.mindspore_facts`` calls it in
one interpreter after the other and puts what they say together. Like ``generate.py``, it needs nothing but
MindSpore and the standard library, and runs on Python 3.9 too.

Signatures are texts: ``x y= *args z= **kwargs``, with ``=`` after what has a default; several, where there
are overloads, are separated by ``|``. None is believed before calls with an argument too many, an unknown
keyword and, where some are needed, no argument were seen to be refused in the words of a wrong call: what
is not refused so is open (``*args``, ``**kwargs``, ``=``).
"""

from __future__ import annotations

import ast
import contextlib
import functools
import importlib.util
import inspect
import json
import os
import pkgutil
import re
import signal
import sys
import tempfile
import types
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
import generate  # type: ignore[import-not-found]

NEVER_CALLED = re.compile(
    r"mindspore\.(?:communication|parallel|run_check|profiler|hal|mint\.distributed|ops\.communication"
    r"|set_\w+|reset_\w+|load\w*|save\w*|export|launch\w*|experimental\.llm_boost|rewrite|log|boost|context"
    r"|.*\.(?:init|get_group_size|get_rank|barrier|all_\w+|recv|send|broadcast|reduce_scatter\w*)$)"
)
"""Canonical names of what is not tried out: it may wait for other machines, or change how MindSpore works."""

UNKNOWN_KEYWORD = "no_such_keyword"
WRONG_KEYWORD = re.compile(r"unexpected keyword|incorrect keyword name|invalid keyword|got an unexpected")
FEW_KEYWORDS = re.compile(r"invalid keys are passed as kwargs, supported keys are (.*?), but got")
DOCUMENTED = re.compile(r"^ {4}(\w+) \(", re.MULTILINE)
WRONG_COUNT = re.compile(
    r"takes .*positional argument|too many positional|(?:expected|takes) at most|incorrect number"
    r"|too many arguments"
)
MISSING = re.compile(r"missing (?:\d+ required|a required|required)")
OVERLOAD = re.compile(r'^"(?:Tensor\.)?\w+\((.*)\)"$', re.MULTILINE)
SEVERAL_INTS = re.compile(r"(?:list|tuple) of int")


def main() -> int:
    """The command."""
    warnings.filterwarnings("ignore")
    generate.class_source = class_source
    with quiet(), tempfile.TemporaryDirectory() as folder:  # some calls make files
        os.chdir(folder)
        said = interface()
        os.chdir(os.sep)
    json.dump(said, sys.stdout)
    return 0


@contextlib.contextmanager
def quiet() -> Any:
    """What MindSpore prints is left out; our answer is not."""
    kept = os.dup(1), os.dup(2)
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    try:
        yield
    finally:
        for stream, copy in zip((1, 2), kept):  # noqa: B905 (Python 3.9 has no `strict`)
            os.dup2(copy, stream)


def interface() -> dict[str, Any]:
    """All that is told of the installed MindSpore."""
    modules = generate.import_modules()
    names = generate.Names(modules)
    cells = names.subclasses(generate.ms("nn.Cell"))
    return {
        "version": generate.ms("__version__"),
        "modules": {name: " ".join(content) for name, content in module_contents(modules).items()},
        "signatures": signatures(names),
        "calls": {
            name: signature_of_method(cls, "construct")
            for name, cls in cells.items()
            if cls is not generate.ms("nn.Cell")
        },
        "attributes": {
            "mindspore.Tensor": tensor_attributes(),
            "mindspore.Parameter": attributes_of(
                generate.ms("Parameter"), a_parameter(), generate.ms("Tensor")
            ),
            "mindspore.nn.Cell": attributes_of(generate.ms("nn.Cell"), generate.ms("nn.Cell")(), object),
        },
        "cells": {name: " ".join(own_attributes(cls)) for name, cls in cells.items()},
    }


# Modules


def module_contents(modules: dict[str, dict[str, Any]]) -> dict[str, list[str]]:
    """Module that user code may name → all that can be asked of it; those that make names up are left out."""
    found = {}
    for name, before in modules.items():
        module = sys.modules[name]
        if any(part.startswith("_") for part in name.split(".")) or hasattr(module, "__getattr__"):
            continue
        inside = {info.name for info in pkgutil.iter_modules(getattr(module, "__path__", []))}
        known = {*before, *vars(module), *inside}
        found[name] = sorted(each for each in known if not each.startswith("__"))
    return found


# Signatures


def signatures(names: Any) -> dict[str, str]:
    """Canonical name of a function or class → how it is called, where that is known."""
    asked = []
    for name, value in sorted(names.objects.items()):
        if any(part.startswith("_") for part in name.split(".")):
            continue
        if isinstance(value, type) and not issubclass(value, BaseException):
            params = generate.init_parameters(value) or parameters_of(value)
        elif inspect.isroutine(value) or (
            isinstance(value, generate.ms("ops.Primitive")) and "__call__" in vars(type(value))
        ):
            params = parameters_of(value)
        else:
            continue
        asked.append((name, value, params))
    return {name: said for (name, _, _), said in zip(asked, all_tried(asked)) if said is not None}  # noqa: B905


Asked = tuple[str, Any, Any]
"""A name, what it stands for, and the parameters that Python knows of."""


def all_tried(asked: list[Asked]) -> list[str | None]:
    """What :func:`tried` says of each."""
    return in_processes(asked, lambda each: tried(*each), lambda each: untried(each[2]))


def in_processes(
    asked: list[Any], say: Callable[[Any], Any], otherwise: Callable[[Any], Any], seconds: int = 20
) -> list[Any]:
    """What ``say`` tells of each, in processes of their own: a wrong call may end one, or never end.

    A process that ends is believed when it does so twice: MindSpore's threads kill one now and then.
    """
    found: list[Any] = []
    ended_at = -1
    while len(found) < len(asked):
        reading, writing = os.pipe()
        process = os.fork()
        if not process:
            os.close(reading)
            with os.fdopen(writing, "w") as answers:
                for each in asked[len(found) :]:
                    signal.alarm(seconds)
                    answers.write(json.dumps(say(each)) + "\n")
                    answers.flush()
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as stream:
            found += map(json.loads, stream)
        os.waitpid(process, 0)
        if ended_at == len(found) < len(asked):
            found.append(otherwise(asked[len(found)]))
        ended_at = len(found)
    return found


def error_in_graph(source: str, given: Any) -> BaseException | None:
    """What the ``Net`` of a source raises where the graph compiler makes it and it is called."""
    path = Path(tempfile.mkdtemp()) / "net.py"
    path.write_text(source, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("net", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["net"] = module  # the compiler looks for the source there
    spec.loader.exec_module(module)
    generate.ms("set_context")(mode=generate.ms("GRAPH_MODE"))
    try:
        return error_of(module.Net(), given)
    finally:
        generate.ms("set_context")(mode=generate.ms("PYNATIVE_MODE"))


def error_of(call: Callable[..., Any], *given: Any, **named: Any) -> BaseException | None:
    """What a call raises, or the computation of what it gives."""
    try:
        result = call(*given, **named)
        for each in result if isinstance(result, (tuple, list)) else [result]:
            if hasattr(each, "asnumpy"):
                each.asnumpy()
    except BaseException as error:
        return error
    return None


def untried(params: list[str] | None) -> str | None:
    return " ".join(params) if params is not None else None


def parameters_of(function: Any) -> list[str] | None:
    """The parameters that Python knows of; None where it knows none."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (ValueError, TypeError):
        return None
    words: list[str] = []
    only_keywords = False
    for each in parameters:
        if each.kind is each.VAR_POSITIONAL:
            words.append("*" + each.name)
            only_keywords = True
        elif each.kind is each.VAR_KEYWORD:
            words.append("**" + each.name)
        else:
            if each.kind is each.KEYWORD_ONLY and not only_keywords:
                words.append("*")
                only_keywords = True
            words.append(each.name + ("" if each.default is each.empty else "="))
    return words


def tried(name: str, value: Any, params: list[str] | None) -> str | None:
    """``params`` as far as calls agree; the overloads that MindSpore names where Python sees none."""
    if NEVER_CALLED.match(name):
        return untried(params)
    complaint = complaint_about(value, (), {UNKNOWN_KEYWORD: 1})
    overloads = OVERLOAD.findall(complaint)
    if overloads:
        return " | ".join(map(overload, overloads))
    if params is None:
        params = documented(value) if WRONG_KEYWORD.search(complaint) else None
    if params is None:
        return None
    few = few_keywords(value, params)
    words = [*params[:-1], "*", *few] if few else list(params)
    if not few and not any(word.startswith("**") for word in words) and not WRONG_KEYWORD.search(complaint):
        needed = (None,) * sum(map(is_needed, words))
        if not WRONG_KEYWORD.search(complaint_about(value, needed, {UNKNOWN_KEYWORD: 1})):
            words.append("**_")
    if "*" not in words and not any(re.match(r"\*\w", word) for word in words):
        count = sum(not word.startswith("*") for word in words)
        if not WRONG_COUNT.search(complaint_about(value, (None,) * (count + 1), {})):
            where = next((i for i, word in enumerate(words) if word.startswith("**")), len(words))
            words.insert(where, "*_")
    if any(is_needed(word) for word in words) and not MISSING.search(complaint_about(value, (), {})):
        words = [word + "=" if is_needed(word) else word for word in words]
    return " ".join(words)


def documented(value: Any) -> list[str] | None:
    """What a class that is not written in Python says it takes, and more, if it takes more than it says."""
    names = DOCUMENTED.findall((inspect.getdoc(value) or "").partition("Args:")[2].partition("Outputs:")[0])
    taken = [name for name in names if not WRONG_KEYWORD.search(complaint_about(value, (), {name: None}))]
    is_all = WRONG_COUNT.search(complaint_about(value, (None,) * (len(taken) + 1), {}))
    return [name + "=" for name in taken] + ([] if is_all else ["**_"]) if taken else None


def few_keywords(value: Any, params: list[str]) -> list[str]:
    """The names that ``**kwargs`` of a class takes, if a call with another says them."""
    if not isinstance(value, type) or not any(word.startswith("**") for word in params[-1:]):
        return []
    needed = sum(map(is_needed, params))
    said = FEW_KEYWORDS.search(complaint_about(value, ([a_parameter()],) * needed, {UNKNOWN_KEYWORD: 1}))
    return [name + "=" for name in re.findall(r"'(\w+)'", said[1])] if said is not None else []


def is_needed(word: str) -> bool:
    return not word.startswith("*") and not word.endswith("=")


def complaint_about(value: Any, positional: tuple[Any, ...], named: dict[str, Any]) -> str:
    """What a wrong call says."""
    try:
        value(*positional, **named)
    except (TypeError, KeyError) as error:
        return str(error)
    except BaseException:
        return ""
    return ""


def overload(text: str) -> str:
    """``dim=<int>, *, keepdim=<bool>`` as ``dim= * keepdim=``: defaults are not told, so all may be left out.

    Where the first parameter takes several ints, they may be given one by one.
    """
    words = []
    for index, part in enumerate(re.findall(r"\*+\w*|\w+=<[^>]*>", text)):
        name, _, kinds = part.partition("=")
        if name.startswith("*"):
            words.append(name)
        elif index == 0 and SEVERAL_INTS.search(kinds):
            words += [name + "=", "*_"]
        else:
            words.append(name + "=")
    if "*_" in words and "*" in words:
        words.remove("*")
    return " ".join(words)


# Attributes


def a_parameter() -> Any:
    return generate.ms("Parameter")(a_tensor(), name="p")


def a_tensor() -> Any:
    return generate.ms("Tensor")([[1.0, 2.0], [3.0, 4.0]], generate.ms("float32"))


def tensor_attributes() -> dict[str, str | None]:
    """What a Tensor has, in PyNative or in the graph."""
    found = attributes_of(generate.ms("Tensor"), a_tensor(), object)
    with contextlib.suppress(ImportError):
        from mindspore._extends.parse import standard_method  # what the graph compiler makes of methods

        for name, value in vars(standard_method).items():
            if (
                inspect.isfunction(value)
                and value.__module__ == standard_method.__name__
                and not name.startswith("_")
            ):
                found.setdefault(name, None)
    return found


def attributes_of(cls: Any, instance: Any, below: Any) -> dict[str, str | None]:
    """Attribute that ``below`` has not → signature of a method, ``!type`` of what cannot be called, None."""
    found: dict[str, str | None] = {}
    asked: list[Asked] = []
    for name in sorted({*dir(cls), *dir(instance), *vars(instance)} - set(dir(below))):
        if name.startswith("__"):
            continue
        static = inspect.getattr_static(cls, name, None)
        found[name] = None
        if inspect.isroutine(static) or isinstance(static, (staticmethod, classmethod)):
            method = getattr(instance, name, None)
            params = parameters_of(method) if callable(method) and not name.startswith("_") else None
            if isinstance(instance, generate.ms("nn.Cell")) or CHANGES.search(name):
                found[name] = untried(params)
            else:
                asked.append((f"{cls.__name__}.{name}", method, params))
        elif cls is not generate.ms("nn.Cell"):
            with contextlib.suppress(Exception):
                value = getattr(instance, name)
                found[name] = None if callable(value) or value is None else f"!{type(value).__name__}"
    found.update({name.rpartition(".")[2]: said for (name, _, _), said in zip(asked, all_tried(asked))})  # noqa: B905
    return found


CHANGES = re.compile(r"_$|^(?:_|set_|is_|assign|register|offload|slice_)")
"""Names of methods that are not tried: they change the instance."""


def signature_of_method(cls: Any, name: str) -> str | None:
    """How the method is called, by its source."""
    method = inspect.getattr_static(cls, name, None)
    if not isinstance(method, types.FunctionType):
        return None
    params = parameters_of(method)
    return " ".join(params[1:]) if params else None


def own_attributes(cls: Any) -> list[str]:
    """What an instance of the Cell has that not every Cell has, by an instance and by its source."""
    known = {*dir(generate.ms("nn.Cell")), *vars(generate.ms("nn.Cell")())}
    found = set(dir(cls))
    for base in cls.__mro__:
        found |= self_attributes(base)
    instance = an_instance(cls)
    if instance is not None:
        found |= {*dir(instance), *vars(instance), *instance.name_cells(), *getattr(instance, "_params", {})}
    return sorted(name for name in found - known if not name.startswith("__"))


@functools.cache
def classes_of(file: str) -> dict[str, ast.ClassDef]:
    """Name → class statement of a file, which is parsed once for all of its classes."""
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def class_source(cls: Any) -> ast.ClassDef | None:
    """The class statement, if it is one at module level."""
    try:
        return classes_of(inspect.getsourcefile(cls) or "").get(cls.__name__)
    except (OSError, TypeError, SyntaxError):
        return None


def self_attributes(cls: Any) -> set[str]:
    """What the methods that stand in the class mention on ``self``."""
    nodes = ast.walk(class_source(cls) or ast.Module([], []))
    attributes = (node for node in nodes if isinstance(node, ast.Attribute))
    return {each.attr for each in attributes if isinstance(each.value, ast.Name) and each.value.id == "self"}


MOST_ATTEMPTS = 8


def an_instance(cls: Any) -> Any:
    for count, arguments in enumerate(generate.plausible_arguments(cls)):
        if count > MOST_ATTEMPTS:
            return None
        with contextlib.suppress(Exception):
            return cls(*[generate.ARGUMENTS[argument]([]) for argument in arguments])
    return None


if __name__ == "__main__":
    sys.exit(main())
