"""Programs run in PyNative with every read of a name watched: is each value what the walk says it may be?

    python -m tests.soundness                    the cases
    python -m tests.soundness --probes --limit 300
    python -m tests.soundness FILE.py …          files with Net and inputs

A value that is not among those that the analysis holds possible is a fault of the analysis: what it says of
later code rests on something false. But where the graph differs from PyNative the analysis speaks of the
graph: it does not see what a function does to a list of its caller's.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import contextlib
import io
import json
import os
import signal
import sys
import tempfile
import warnings
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgraph_lint.graph.code import GraphCode
from msgraph_lint.oracle.cases import CASES, find_cases
from msgraph_lint.oracle.probes import read_probes
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.program.project import Project
from msgraph_lint.source import Source
from msgraph_lint.targets import Target
from msgraph_lint.values.value import MISSING, Kind, Value

_LIMIT = 30
_WATCH = "__watched__"
_MOST_SEEN = 20
_APART = {
    "argument_change_in_helper/good_augmented_first.py",  # a function changes a list of its caller's
    "captured_name_rebound/good_changed.py",  # and a nested one a list of the one around it
    "generator_of_changed_list/good_start.py",  # a list grows while a generator reads it
    "class_method_in_graph/good_any_arguments.py",  # `cls` is the first of `*args`
    "list_changed_at_variable_place/good_default.py",  # an argument is of another kind than its default
}
"""Good cases in which a name has another value in PyNative than the analysis says."""
Place = tuple[str, int, int]
"""File, line and column of a name."""


class _Watcher(ast.NodeTransformer):
    """Puts a call around each name that a function reads."""

    def __init__(self, file: str) -> None:
        self.file = file

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if not isinstance(node.ctx, ast.Load):
            return node
        place = [ast.Constant(each) for each in (self.file, node.lineno, node.col_offset)]
        return ast.Call(ast.Name(_WATCH, ast.Load()), [*place, node], [])

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.body = [self.visit(statement) for statement in node.body]
        return node

    def visit_match_case(self, node: ast.match_case) -> ast.match_case:
        node.body = [self.visit(statement) for statement in node.body]
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        node.body = [
            self.visit(each) if isinstance(each, (ast.FunctionDef, ast.ClassDef)) else each
            for each in node.body
        ]
        return node

    def visit_Module(self, node: ast.Module) -> ast.Module:
        node.body = [
            self.visit(each) if isinstance(each, (ast.FunctionDef, ast.ClassDef)) else each
            for each in node.body
        ]
        return node


def watched(file: str, text: str) -> str:
    """``text`` with every read of a name in a function watched."""
    return ast.unparse(ast.fix_missing_locations(_Watcher(file).visit(ast.parse(text))))


def observe(files: Mapping[str, str]) -> dict[Place, list[Any]]:
    """What each name was when PyNative ran the program, whose first file is the case."""
    seen: dict[Place, list[Any]] = {}

    def watch(file: str, line: int, column: int, value: Any) -> Any:
        values = seen.setdefault((file, line, column), [])
        if len(values) < _MOST_SEEN:
            values.append(_snapshot(value))
        return value

    setattr(builtins, _WATCH, watch)
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            Path(folder, name).write_text(watched(name, text), "utf-8")
        sys.path.insert(0, folder)
        case = next(iter(files))
        namespace: dict[str, Any] = {"__name__": "case_that_is_watched"}
        with contextlib.suppress(Exception):
            exec(compile(Path(folder, case).read_text("utf-8"), case, "exec"), namespace)
            network, arguments = namespace["Net"](), namespace["inputs"]()
            for _ in range(2):
                network(*arguments)
    return seen


def _snapshot(value: Any) -> Any:
    """Containers as they are now, and those in them."""
    if type(value) is dict:
        return {key: _snapshot(each) for key, each in value.items()}
    return type(value)(map(_snapshot, value)) if type(value) in (list, set, tuple) else value


def violations(files: Mapping[str, str], target: Target) -> Iterator[str]:
    """The names that were something else than the analysis says."""
    seen = observe(files)
    with tempfile.TemporaryDirectory() as folder:
        paths = {str(Path(folder, name)): text for name, text in files.items()}
        project = Project.around(
            [Path(path) for path in paths],
            overlay={path: Source(path, text) for path, text in paths.items()},
        )
        code = GraphCode(project, target)
        for function in code.functions():
            if sum(each.info is function.info for each in code.found) > 1:
                continue  # it may have run for another class of self
            file = Path(function.module.key).name
            for node in ast.walk(function.node):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                    values = seen.get((file, node.lineno, node.col_offset), [])
                    if not values or function.info.statements[node] not in function.info.nodes:
                        continue
                    said = function.value(node)
                    wrong = next((each for each in values if not holds(said, each)), MISSING)
                    if wrong is not MISSING:
                        shown = f"{type(wrong).__name__} {str(wrong)[:60]!r}"
                        place = f"{file}:{node.lineno}:{node.col_offset} {node.id}"
                        yield f"{place}: {shown} is not {_text(said)}"


def _text(value: Value) -> str:
    literal = "" if value.literal is MISSING else f" {value.literal!r}"
    items = "" if value.items is None else f" of {len(value.items)}: {[_text(i) for i in value.items][:4]}"
    options = f" {[_text(option) for option in value.options]}" if value.options else ""
    return f"{value.kind.value}{literal}{items}{options}"


def holds(said: Value, real: Any) -> bool:
    """Whether ``real`` is one of the values that ``said`` stands for."""
    import mindspore
    from mindspore import nn, ops

    if said.kind is Kind.UNION:
        return any(holds(option, real) for option in said.options)
    if said.literal is not MISSING and said.literal != "shape":
        return type(said.literal) is type(real) and (said.literal == real or real != real)
    items = said.items if isinstance(real, (list, tuple)) else None
    if items is not None and (len(items) != len(real) or not all(map(holds, items, real))):
        return False
    if isinstance(said.cls, ClassInfo) and said.kind in (Kind.CELL, Kind.OBJECT):
        return said.cls.name in {each.__name__ for each in type(real).__mro__}
    kinds: dict[Kind, Any] = {
        Kind.TENSOR: mindspore.Tensor,
        Kind.PARAMETER: mindspore.Parameter,
        Kind.CELL: nn.Cell,
        Kind.PRIMITIVE: ops.Primitive,
        Kind.BOOL: bool,
        Kind.INT: int,
        Kind.FLOAT: float,
        Kind.NUMBER: (int, float),
        Kind.STR: str,
        Kind.NONE: type(None),
        Kind.LIST: list,
        Kind.TUPLE: tuple,
        Kind.DICT: dict,
        Kind.SET: (set, frozenset),
        Kind.RANGE: range,
    }
    if said.kind is Kind.FUNCTION:
        return callable(real)
    return said.kind not in kinds or isinstance(real, kinds[said.kind])


def apart(files: Mapping[str, str], target: Target) -> list[str]:
    """The violations, found in a process of its own."""
    read, write = os.pipe()
    pid = os.fork()
    if not pid:
        signal.alarm(_LIMIT)
        os.close(read)
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        found = list(violations(files, target))
        os.write(write, json.dumps(found).encode()[:60_000])
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        answer = pipe.read()
    os.waitpid(pid, 0)
    try:
        found: list[str] = json.loads(answer) if answer else []
    except ValueError:
        found = ["too many"]
    return found


def programs(options: argparse.Namespace) -> Iterator[tuple[str, dict[str, str]]]:
    """The programs that are asked for: name, and file -> text."""
    if options.seeds:
        from tests.differential.generator import generate

        for seed in range(options.first, options.first + options.seeds):
            program = generate(seed)
            yield program.name, {name: program.text(name) for name in program.files}
    elif options.paths:
        for path in options.paths:
            yield str(path), {Path(path).name: Path(path).read_text("utf-8")}
    elif options.probes:
        for probe in read_probes().values():
            yield probe.id, {"probe.py": probe.text}
    else:
        for case in find_cases([CASES]):
            if options.good and (case.is_bad or case.name in _APART):
                continue
            yield case.name, {case.path.name: case.path.read_text("utf-8")}


def main(arguments: Iterable[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.soundness", description=__doc__)
    parser.add_argument("paths", nargs="*", type=Path)
    parser.add_argument("--good", action="store_true", help="only cases whose graph does what PyNative does")
    parser.add_argument("--probes", action="store_true", help="the probes instead of the cases")
    parser.add_argument("--step", type=int, default=1, metavar="N", help="each N-th program only")
    parser.add_argument("--limit", type=int, default=10**9, metavar="N", help="at most so many programs")
    parser.add_argument("--seeds", type=int, default=0, metavar="N", help="so many random programs instead")
    parser.add_argument("--first", type=int, default=0, metavar="S", help="the first seed")
    options = parser.parse_args(None if arguments is None else list(arguments))
    warnings.simplefilter("ignore")
    with contextlib.redirect_stderr(io.StringIO()):
        import mindspore

        mindspore.set_context(mode=mindspore.PYNATIVE_MODE)
    target = Target.parse("2.10")
    number = wrong = 0
    for index, (name, files) in enumerate(programs(options)):
        if index % options.step or any("jit" in text for text in files.values()):
            continue
        if number == options.limit:
            break
        number += 1
        found = apart(files, target)
        wrong += bool(found)
        for each in found:
            sys.stdout.write(f"{name}: {each}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{number} programs, {wrong} with values that the analysis does not hold possible\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
