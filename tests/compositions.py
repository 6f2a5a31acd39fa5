"""Programs glued together from the cases: are fixes right in combination too?

A composition puts the code of one to three cases into one file, each in another place: a method, a function,
``construct`` itself, an ``if``, a loop, a Cell of its own. It is fixed with all default rules, and real
MindSpore judges it before and after.

Try many of them, and save those that fail (MindSpore's interpreter decides for which version it is fixed)::

    python -m tests.compositions --seeds 0-2000 --python PATH --save FOLDER
    python -m tests.compositions --pairs --lint-only       every pair of rules with a fixer, once
    python -m tests.compositions --cases --python PATH     every bad case as it is
    python -m tests.compositions --varied --python PATH    every case with a fix, with other inputs
"""

from __future__ import annotations

import argparse
import ast
import random
import re
import sys
import tempfile
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, islice
from pathlib import Path

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.findings import Confidence, Edit, Finding, apply_edits
from msgraph_lint.fixing import FixResult, fix_text
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.oracle import Oracle
from msgraph_lint.oracle.cases import CASES, Case, find_cases, marks
from msgraph_lint.oracle.compare import Capture, differences, outcomes, words
from msgraph_lint.oracle.worker import LAX, PYNATIVE, STRICT
from msgraph_lint.rules import all_rules
from msgraph_lint.source import Source
from msgraph_lint.targets import MEASURED_VERSIONS, Outcome, SyntaxLevel, Target

# ---------------------------------------------------------------------- cases taken apart


class Unsuitable(Exception):  # noqa: N818 (says what is wrong)
    """The case cannot be put into this place."""


@dataclass
class Part:
    """The code of one case with its names numbered, for one place in a composition."""

    inputs: int
    """How many positional arguments ``inputs()`` gives."""
    imports: list[ast.Import | ast.ImportFrom]
    definitions: str = ""
    """What stands beside the network: globals, functions, other classes, ``inputs``."""
    init: list[str] = field(default_factory=list)
    """Lines of ``__init__``."""
    methods: list[str] = field(default_factory=list)
    parameters: list[str] = field(default_factory=list)
    """New parameters of ``construct``."""
    body: list[str] = field(default_factory=list)
    """Lines of ``construct`` that bind ``result_<number>``."""


_SETTINGS = {"CALLS", "EXPORT", "FIX_CHANGES_RESULT"}
_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)


def _own(node: ast.AST) -> Iterator[ast.AST]:
    """``node`` and what is in it, without the bodies of functions and classes."""
    yield node
    if not isinstance(node, _SCOPES):
        for child in ast.iter_child_nodes(node):
            yield from _own(child)


def _stored(nodes: Iterable[ast.AST]) -> set[str]:
    return {
        each.id if isinstance(each, ast.Name) else each.name
        for node in nodes
        for each in _own(node)
        if (isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store))
        or isinstance(each, (ast.FunctionDef, ast.ClassDef))
    }


@dataclass
class Renamer:
    """Gives the names of one case a number, so that another case can stand beside it."""

    source: Source
    tree: ast.Module
    number: int
    edits: set[Edit] = field(default_factory=set)

    def name(self, name: str) -> str:
        return f"{name}_{self.number}"

    def text(self) -> str:
        return apply_edits(self.source.text, sorted(self.edits))

    def top_level(self) -> None:
        """Number what the module binds, but for imports."""
        names = _stored(self.tree.body) - _SETTINGS
        self._rename(self.tree, names)
        if any(isinstance(node, ast.arg) and node.arg in names for node in ast.walk(self.tree)):
            raise Unsuitable("a parameter is named as a global")

    def locals_of(self, function: ast.FunctionDef) -> None:
        """Number what ``function`` binds, its parameters too."""
        arguments = [node for node in ast.walk(function) if isinstance(node, ast.arg)]
        inner = {node.name for node in ast.walk(function) if isinstance(node, ast.FunctionDef)} - {
            function.name
        }
        names = {argument.arg for argument in arguments} | inner
        for node in ast.walk(function):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                names.add(node.id)
            elif isinstance(node, (ast.Global, ast.Nonlocal)):
                raise Unsuitable("global or nonlocal")
            elif isinstance(node, ast.keyword) and node.arg in {each.arg for each in arguments}:
                raise Unsuitable("a keyword that may name a parameter")
        names -= {function.args.args[0].arg}
        for argument in arguments:
            if argument.arg in names:
                start = self.source.span(argument).start
                self._replace(start, argument.arg, self.name(argument.arg))
        for statement in function.body:
            self._rename(statement, names)

    def attributes(self, network: ast.ClassDef) -> None:
        """Number the attributes and methods that the class itself gives to ``self``."""
        methods = {node.name for node in network.body if isinstance(node, ast.FunctionDef)}
        names = methods - {"__init__", "construct"}
        for node in ast.walk(network):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and _is_self(node.value):
                names.add(node.attr)
        taken = facts(MEASURED_VERSIONS[-1]).cell_attributes
        if any(name.startswith("__") or name in taken for name in names):
            raise Unsuitable("a name of every Cell")
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Attribute) and node.attr in names:
                if not _is_self(node.value):
                    raise Unsuitable("the attribute of something else")
                end = self.source.span(node).end
                self._replace(end - len(node.attr), node.attr, self.name(node.attr))
            elif isinstance(node, ast.Constant) and node.value in names and isinstance(node.value, str):
                start = self.source.span(node).start + 1
                self._replace(start, node.value, self.name(node.value))
            elif isinstance(node, ast.FunctionDef) and node in network.body and node.name in names:
                self._define(node)

    def _rename(self, tree: ast.AST, names: set[str]) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id in names:
                self._replace(self.source.span(node).start, node.id, self.name(node.id))
            elif isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name in names:
                self._define(node)
            elif isinstance(node, ast.Global) and set(node.names) & names:
                span = self.source.span(node)
                for match in re.compile(r"\w+").finditer(self.source.text, span.start + 6, span.end):
                    if match.group() in names:
                        self._replace(match.start(), match.group(), self.name(match.group()))
            elif isinstance(node, ast.alias) and {node.name, node.asname} & names:
                raise Unsuitable("an import binds the name")

    def _define(self, node: ast.FunctionDef | ast.ClassDef) -> None:
        start = self.source.offset(node.lineno, node.col_offset)
        match = re.compile(r"(?:def|class)\s+").match(self.source.text, start)
        assert match is not None
        self._replace(match.end(), node.name, self.name(node.name))

    def _replace(self, start: int, old: str, new: str) -> None:
        if not self.source.text.startswith(old, start):
            raise Unsuitable("positions in an f-string are unknown")
        self.edits.add(Edit(start, start + len(old), new))


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


@dataclass(frozen=True)
class Module:
    """The text of one case, with numbered names, by what it defines."""

    source: Source
    tree: ast.Module

    @property
    def imports(self) -> list[ast.Import | ast.ImportFrom]:
        return [node for node in self.tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]

    @property
    def defined(self) -> dict[str, ast.FunctionDef | ast.ClassDef]:
        return {n.name: n for n in self.tree.body if isinstance(n, (ast.FunctionDef, ast.ClassDef))}

    def lines(self, first: int, last: int) -> list[str]:
        """The lines from ``first`` to ``last``, moved to the left."""
        return textwrap.dedent("\n".join(map(self.source.line, range(first, last + 1)))).splitlines()

    def block(self, statements: Sequence[ast.stmt]) -> list[str]:
        if not statements:
            return []
        return self.lines(_first_line(statements[0]), statements[-1].end_lineno or 0)

    def without(self, left_out: Iterable[ast.stmt | None]) -> str:
        """The text without imports, settings, the docstring and ``left_out``."""
        dropped: set[int] = set()
        for node in self.tree.body:
            target = node.targets[0] if isinstance(node, ast.Assign) else None
            is_setting = isinstance(target, ast.Name) and target.id in _SETTINGS
            is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            if isinstance(node, (ast.Import, ast.ImportFrom)) or is_setting or is_text or node in left_out:
                dropped |= set(range(_first_line(node), (node.end_lineno or 0) + 1))
        numbers = range(1, len(self.source.line_starts) + 1)
        return "\n".join(self.source.line(number) for number in numbers if number not in dropped).strip("\n")


def _first_line(node: ast.stmt) -> int:
    return min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", []))])


def _module(text: str) -> Module:
    source = Source("composition.py", text)
    return Module(source, source.parse())


def _count_of_inputs(module: Module, number: int) -> int:
    """How many positional arguments ``inputs`` gives.

    Raises:
        Unsuitable: nobody can tell.
    """
    function = module.defined.get(f"inputs_{number}")
    if function is None:
        return 0
    last = function.body[-1]
    given = last.value if isinstance(last, ast.Return) else None
    if isinstance(given, ast.Tuple) and not any(isinstance(each, ast.Starred) for each in given.elts):
        return len(given.elts)
    raise Unsuitable("unknown inputs")


def take_apart(case: Case, number: int, place: str) -> Part:
    """``case`` for the place ``place`` of a composition.

    Raises:
        Unsuitable: it does not fit there.
    """
    module = _module(case.text)
    names = module.defined
    renamer = Renamer(module.source, module.tree, number)
    renamer.top_level()
    if place == "program":
        if "kwargs" in names:
            raise Unsuitable("keyword arguments")
        module = _module(renamer.text())
        arguments = f"*inputs_{number}()" if "inputs" in names else ""
        call = f"run_{number}()" if "run" in names else f"Net_{number}()({arguments})"
        return Part(0, module.imports, module.without(()), body=[f"result_{number} = {call}"])
    network = names.get("Net")
    if "run" in names or "kwargs" in names or not isinstance(network, ast.ClassDef):
        raise Unsuitable("no network, or keyword arguments")
    if place == "cell":
        module = _module(renamer.text())
        return _as_cell(module, number)
    construct = _mergeable(network)
    renamer.attributes(network)
    if place not in ("method", "function"):
        renamer.locals_of(construct)
    module = _module(renamer.text())
    return _merged(module, number, place)


def _mergeable(network: ast.ClassDef) -> ast.FunctionDef:
    """The ``construct`` of a class that may lend its methods to another one."""
    if [ast.unparse(base).rpartition(".")[2] for base in network.bases] != ["Cell"]:
        raise Unsuitable("another base class")
    methods = [node for node in network.body if isinstance(node, ast.FunctionDef)]
    if len(methods) != len(network.body) or network.keywords or network.decorator_list:
        raise Unsuitable("more than methods")
    for method in methods:
        if method.body[0].lineno == method.lineno or not method.args.args:
            raise Unsuitable("a method on one line, or without receiver")
    init = next((method for method in methods if method.name == "__init__"), None)
    if init is not None and (len(init.args.args) > 1 or init.args.vararg or init.args.kwarg):
        raise Unsuitable("arguments of __init__")
    found = [method for method in methods if method.name == "construct" and not method.decorator_list]
    if not found:
        raise Unsuitable("no plain construct")
    return found[0]


def _as_cell(module: Module, number: int) -> Part:
    count = _count_of_inputs(module, number)
    parameters = [f"a{index}_{number}" for index in range(count)]
    part = Part(count, module.imports, module.without(()))
    part.init = [f"self.part_{number} = Net_{number}()"]
    part.parameters = parameters
    part.body = [f"result_{number} = self.part_{number}({', '.join(parameters)})"]
    return part


def _merged(module: Module, number: int, place: str) -> Part:
    """The methods of the network for a class that holds other cases too."""
    network = module.defined[f"Net_{number}"]
    assert isinstance(network, ast.ClassDef)
    count = _count_of_inputs(module, number)
    part = Part(count, module.imports, module.without([network]))
    for method in network.body:
        assert isinstance(method, ast.FunctionDef)
        if method.name == "__init__":
            part.init = _init_lines(module, method)
        elif method.name != "construct":
            part.methods.append("\n".join(module.lines(_first_line(method), method.end_lineno or 0)))
    construct = next(m for m in network.body if isinstance(m, ast.FunctionDef) and m.name == "construct")
    if place in ("method", "function"):
        parameters = [f"a{index}_{number}" for index in range(count)]
        lines = module.lines(construct.lineno, construct.end_lineno or 0)
        lines[0] = lines[0].replace("def construct", f"def part_{number}", 1)
        owner = "self."
        if place == "function":
            if any(_is_self(node) for node in ast.walk(construct) if isinstance(node, ast.expr)):
                raise Unsuitable("self is needed")
            lines[0], replaced = re.subn(r"\(\s*self\s*(?:,\s*|(?=\)))", "(", lines[0], count=1)
            if not replaced:
                raise Unsuitable("a signature of several lines")
            part.definitions += "\n\n\n" + "\n".join(lines)
            owner = ""
        else:
            part.methods.append("\n".join(lines))
        part.parameters = parameters
        part.body = [f"result_{number} = {owner}part_{number}({', '.join(parameters)})"]
        return part
    return _inlined(module, number, place, construct, part)


def _init_lines(module: Module, init: ast.FunctionDef) -> list[str]:
    body = list(init.body)
    if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body.pop(0)
    if not body or "super(" not in ast.unparse(body[0]):
        raise Unsuitable("__init__ does not start with super")
    if any(isinstance(node, ast.Return) for node in ast.walk(init)):
        raise Unsuitable("return in __init__")
    return module.block(body[1:])


def _inlined(module: Module, number: int, place: str, construct: ast.FunctionDef, part: Part) -> Part:
    """The statements of ``construct``, straight, under an ``if`` or in a loop."""
    args = construct.args
    returns = [
        node for statement in construct.body for node in _own(statement) if isinstance(node, ast.Return)
    ]
    last = construct.body[-1]
    if args.args[0].arg != "self" or returns != [last] or returns[0].value is None:
        raise Unsuitable("other returns than one at the end")
    if args.posonlyargs or args.vararg or args.kwonlyargs or args.kwarg:
        raise Unsuitable("other parameters than plain ones")
    part.parameters = [ast.unparse(argument) for argument in args.args[1:]]
    for index, default in enumerate(reversed(args.defaults), start=1):
        part.parameters[-index] += f"={ast.unparse(default)}"
    if part.inputs > len(part.parameters):
        raise Unsuitable("too many inputs")
    lines = module.block(construct.body)
    at = len(lines) - ((last.end_lineno or 0) - last.lineno) - 1
    if not lines[at].startswith("return "):
        raise Unsuitable("return is not at the start of a line")
    lines[at] = lines[at].replace("return ", f"result_{number} = ", 1)
    if place == "straight":
        part.body = lines
        return part
    before = part.parameters[0].split(":")[0].split("=")[0] if part.parameters else "0"
    part.body = [f"result_{number} = {before}"]
    if place == "branch":
        part.init = [*part.init, f"self.flag_{number} = True"]
        part.body.append(f"if self.flag_{number}:")
    else:
        part.body.append(f"for turn_{number} in range(2):")
    part.body += [f"    {line}" if line.strip() else line for line in lines]
    return part


# ---------------------------------------------------------------------- compositions

PLACES = ("straight", "straight", "branch", "loop", "method", "function", "cell")
VARIATIONS = {
    "negative": "-value",
    "zero": "value * 0",
    "larger": "value + 1",
    "empty": "value[:0]",
    "whole": 'value.astype("int32")',
    "half": 'value.astype("float16")',
    "none": "value if hasattr(value, 'shape') else None",
}
"""Other inputs than the case's own: what PyNative then does, it still does after a safe fix."""


@dataclass(frozen=True)
class Composition:
    """A program made of cases."""

    name: str
    text: str
    parts: tuple[tuple[Case, str], ...]
    """Each case, and its place."""
    level: SyntaxLevel = SyntaxLevel.LAX
    variation: str = ""
    """What is done to the inputs of the cases; such a program need not compile."""

    @property
    def fix_changes_result(self) -> bool:
        return any(case.fix_changes_result for case, _ in self.parts)

    @property
    def cases(self) -> str:
        """The cases and their places, in words."""
        return ", ".join(f"{case.name} ({place})" for case, place in self.parts)

    def of_fixed(self) -> Composition:
        """The same program made of the fixed files of its cases, which MindSpore takes one by one.

        Raises:
            Unsuitable: a fixed file does not fit where its case does.
        """
        if self.parts[0][1] == "alone":
            raise Unsuitable("nothing is put together")
        cases = [case.fixed if case.fixed.path.is_file() else case for case, _ in self.parts]
        return compose(self.name, cases, [place for _, place in self.parts])


@cache
def _cases() -> tuple[list[Case], list[Case], list[Case]]:
    """The bad cases with a fix, the other bad ones, the good ones."""
    found = [case for case in find_cases([CASES]) if not case.is_about_comments]
    fixable = [case for case in found if case.is_bad and case.fixed.path.is_file()]
    return fixable, [c for c in found if c.is_bad and c not in fixable], [c for c in found if c.is_good]


def from_seed(seed: int) -> Composition:
    """The composition that belongs to ``seed``."""
    rng = random.Random(seed)
    fixable, bad, good = _cases()
    while True:
        count = rng.choice((1, 2, 2, 2, 3))
        kinds = [fixable, *rng.choices((fixable, good, bad), weights=(8, 2, 1), k=count - 1)]
        cases = [rng.choice(kind) for kind in kinds]
        rng.shuffle(cases)
        with_inputs = rng.choice(list(VARIATIONS)) if rng.random() < 0.2 else ""
        try:
            return _placed(str(seed), cases, rng, with_inputs)
        except Unsuitable:
            continue


def of_pair(first: str, second: str) -> Composition:
    """A composition of two cases with a fix, one of each rule (given by their modules)."""
    fixable = _cases()[0]
    name = f"{first}+{second}"
    rng = random.Random(name)
    while True:
        cases = [rng.choice([c for c in fixable if c.rule_module == rule]) for rule in (first, second)]
        try:
            return _placed(name, cases, rng)
        except Unsuitable:
            continue


def as_it_is(case: Case, variation: str = "") -> Composition:
    """One case alone."""
    name, text = case.name, case.text
    if variation:
        name = f"{name} {variation}"
        text += _VARIED.format(VARIATIONS[variation])
    return Composition(name, text, ((case, "alone"),), variation=variation)


_VARIED = """

its_inputs = inputs


def inputs():
    return tuple({} for value in its_inputs())
"""


def varied() -> Iterator[Composition]:
    """Every case with a fix and inputs, with all kinds of other inputs."""
    cases = [case for case in _cases()[0] if "\ndef inputs(" in case.text]
    return (as_it_is(case, variation) for case in cases for variation in VARIATIONS)


def pairs() -> Iterator[tuple[str, str]]:
    """Every pair of rules that have a fixer, each also with itself."""
    rules = sorted({case.rule_module for case in _cases()[0]})
    yield from ((rule, rule) for rule in rules)
    yield from combinations(rules, 2)


_MOST_TRIES = 40


def _placed(name: str, cases: Sequence[Case], rng: random.Random, variation: str = "") -> Composition:
    """The ``cases`` in one program, in places that ``rng`` chooses.

    Raises:
        Unsuitable: no places were found for them.
    """
    for _ in range(_MOST_TRIES):
        places = [rng.choice(PLACES) for _ in cases]
        if any("def run(" in case.text for case in cases):
            places = ["program"] * len(cases)
        with suppress(Unsuitable):
            return compose(name, cases, places, variation)
    raise Unsuitable("no places")


def compose(name: str, cases: Sequence[Case], places: Sequence[str], variation: str = "") -> Composition:
    """The ``cases`` in one program, each in its place; ``name`` decides what else there is to choose.

    Raises:
        Unsuitable: they do not fit there.
    """
    rng = random.Random(name)
    level = rng.choice((SyntaxLevel.LAX, SyntaxLevel.LAX, SyntaxLevel.STRICT))
    put = tuple(zip(cases, places, strict=True))
    parts = [take_apart(case, number, place) for number, (case, place) in enumerate(put, start=1)]
    text = _program(parts, rng) if "program" in places else _network(parts, rng, variation)
    return Composition(name, _imports(parts) + _constants(cases) + text, put, level, variation)


def _program(parts: Sequence[Part], rng: random.Random) -> str:
    """The parts one after the other, in ``run()``."""
    body = [line for part in parts for line in part.body]
    results = ", ".join(f"result_{number}" for number in range(1, len(parts) + 1))
    blocks = [part.definitions for part in parts]
    rng.shuffle(blocks)
    return "\n\n\n".join([*blocks, _function("run()", [*body, f"return {results},"])]) + "\n"


def _network(parts: Sequence[Part], rng: random.Random, variation: str) -> str:
    """The parts in one network: their results as a tuple, added up, or each fed to the next."""
    join = rng.choice(("tuple", "tuple", "tuple", "sum", "feed"))
    parameters, body, inputs = ["self"], list[str](), list[str]()
    for number, part in enumerate(parts, start=1):
        given = f"inputs_{number}()" if part.inputs else "()"
        own = part.parameters
        if join == "feed" and number > 1 and part.inputs:
            body.append(f"{re.split(r'[:=]', own[0])[0].strip()} = result_{number - 1}")
            own, given = own[1:], f"{given}[1:]"
        if "=" in "".join(parameters) and any("=" not in each for each in own):
            raise Unsuitable("a default before other parameters")
        if number < len(parts) and part.inputs < len(part.parameters):
            raise Unsuitable("not all inputs are given")
        parameters += own
        body += part.body
        inputs.append(f"*{given}")
    results = [f"result_{number}" for number in range(1, len(parts) + 1)]
    if join == "tuple":
        body.append(f"return {', '.join(results)}")
    else:
        body.append(f"return {' + '.join(results) if join == 'sum' else results[-1]}")
    methods = [method for part in parts for method in part.methods]
    methods.insert(rng.randint(0, len(methods)), _function(f"construct({', '.join(parameters)})", body))
    init = [line for part in parts for line in part.init]
    if init:
        methods.insert(0, _function("__init__(self)", ["super().__init__()", *init]))
    blocks = [part.definitions for part in parts if part.definitions]
    rng.shuffle(blocks)
    network = "class Net(nn.Cell):\n" + textwrap.indent("\n\n".join(methods), "    ")
    given = f"({', '.join(inputs)},)"
    if variation:
        blocks.append(_function("varied(value)", [f"return {VARIATIONS[variation]}"]))
        given = f"tuple(varied(value) for value in {given})"
    return "\n\n\n".join([*blocks, network, _function("inputs()", [f"return {given}"])]) + "\n"


def _function(signature: str, body: Iterable[str]) -> str:
    return f"def {signature}:\n" + textwrap.indent("\n".join(body), "    ")


def _imports(parts: Sequence[Part]) -> str:
    """The imports of all parts; one name must not mean two things."""
    bound = {"nn": ("mindspore", "nn")}
    lines: dict[str, None] = {}
    together: dict[str, list[str]] = {"mindspore": ["nn"]}
    for node in (node for part in parts for node in part.imports):
        for alias in node.names:
            module = f"{'.' * node.level}{node.module}" if isinstance(node, ast.ImportFrom) else ""
            if bound.setdefault(alias.asname or alias.name, (module, alias.name)) != (module, alias.name):
                raise Unsuitable("an imported name means two things")
            if module:
                together.setdefault(module, []).append(ast.unparse(alias))
            else:
                lines[f"import {ast.unparse(alias)}"] = None
    for module, names in together.items():
        lines[f"from {module} import {', '.join(dict.fromkeys(names))}"] = None
    return "\n".join(sorted(lines, key=lambda line: "__future__" not in line)) + "\n\n\n"


def _constants(cases: Sequence[Case]) -> str:
    texts = [case.text for case in cases]
    return "CALLS = 1\n\n\n" if any(re.search(r"^CALLS = 1$", text, re.MULTILINE) for text in texts) else ""


# ---------------------------------------------------------------------- what must hold


@dataclass
class Fixed:
    """A composition and what the fixes make of it."""

    composition: Composition
    target: Target
    safe: FixResult
    both: FixResult
    """After the unsafe fixes too."""
    unseen: bool
    """Whether the linter does not see a fault here that it sees in the case alone."""
    failures: list[str] = field(default_factory=list)
    """What should hold and does not."""
    refused: dict[str, str] = field(default_factory=dict)
    """What MindSpore says about the texts that do not compile: not yet a failure of the fixes."""
    states: set[str] = field(default_factory=set)
    """What it came to: ``fixed``, ``compiled``, ``raises`` …, to be counted."""

    @property
    def texts(self) -> dict[str, str]:
        return {"original": self.composition.text, "safe": self.safe.text, "unsafe": self.both.text}


def fixed(composition: Composition, version: str, folder: Path) -> Fixed:
    """The composition fixed for MindSpore ``version``, and what can be said of it without MindSpore.

    ``folder`` holds nothing else that the linter could take for the same project.
    """
    target = Target.parse(version, composition.level.value)
    path = str(folder / "composition.py")
    settings = Settings(target=target, confidence=Confidence.HIGH)
    found = check_text(path, composition.text, settings).findings
    safe = fix_text(path, composition.text, settings)
    both = fix_text(path, composition.text, settings, unsafe=True)
    made = Fixed(composition, target, safe, both, _unseen(composition, target, found))
    if made.unseen:
        made.states.add("unseen")
    for name, result, unsafe in (("safe", safe, False), ("unsafe", both, True)):
        again = fix_text(path, result.text, settings, unsafe)
        lost = _comments(composition.text) - _comments(result.text)
        made.failures += [
            *(f"{name}: {error}" for error in result.report.errors),
            *(f"{name}: the fixes of {code} were taken back" for code in result.reverted),
            *(f"{name}: {finding.code} can be fixed again" for finding in again.applied),
            *(f"{name}: lost the comment {comment}" for comment in lost),
        ]
        if not result.applied and result.text != composition.text:
            made.failures.append(f"{name}: the text changes without a fix")
        if result.applied:
            made.states.add(f"{name} fixed")
    return made


def _unseen(composition: Composition, target: Target, found: Iterable[Finding]) -> bool:
    """Whether the linter does not see a fault here that it sees in the case alone, all rules on."""
    marked = {(mark.line, mark.code) for mark in marks(composition.name, composition.text)}
    spoken = {code for code, rule in all_rules().items() if rule.outcome(target) is not Outcome.OK}
    seen = {(finding.start[0], finding.code) for finding in found}
    return any(code in spoken for _, code in marked - seen)


def _comments(text: str) -> Counter[str]:
    return Counter(Source("composition.py", text).comments.values())


CHANGES_RESULT = {
    "MSG203": "`ops.assign` keeps the shape of the Parameter, and refuses another",
    "MSG507": "an optimizer keeps its moments from call to call",
    "MSG604": "the same",
}
"""Rules whose unsafe fix says that PyNative's results may change, and why."""

Captures = Mapping[str, Mapping[str, Capture]]
"""For ``original``, ``safe`` and ``unsafe``, what was seen in each mode."""


def modes_of(made: Fixed) -> dict[str, list[str]]:
    """In which modes each text has to be run; none for what no fix changed."""
    wanted: dict[str, list[str]] = {}
    if made.safe.applied:
        wanted["safe"] = [PYNATIVE, *_graph_mode(made, made.safe)]
    if made.both.text != made.safe.text and not made.composition.variation:
        wanted["unsafe"] = [PYNATIVE, *_graph_mode(made, made.both)]
    return {"original": [PYNATIVE], **wanted} if wanted else {}


def _graph_mode(made: Fixed, result: FixResult) -> list[str]:
    """The mode in which ``result`` must compile: none where a fault is left, or was not seen."""
    left = any(finding.outcome is not Outcome.OK for finding in result.report.findings)
    if left or made.unseen or made.composition.variation:
        return []
    return [STRICT if made.target.level is SyntaxLevel.STRICT and made.target.has_levels else LAX]


def judge(made: Fixed, captures: Captures) -> None:
    """Add what MindSpore says to ``made``."""
    if "original" not in captures:
        return
    original = captures["original"][PYNATIVE]
    made.states.add("runs" if original["status"] == "ok" else "raises")
    for name in ("safe", "unsafe"):
        seen = captures.get(name)
        if seen is not None:
            made.failures += (f"{name}: {failure}" for failure in _against(made, name, original, seen))


def _against(made: Fixed, name: str, original: Capture, seen: Mapping[str, Capture]) -> Iterator[str]:
    after = seen[PYNATIVE]
    if original["status"] != "ok":
        if name == "safe" and _end(after) != _end(original):
            yield f"PyNative: {_end(after)} instead of {_end(original)}"
        return
    changing = made.composition.fix_changes_result or any(f.code in CHANGES_RESULT for f in made.both.applied)
    compared = name == "safe" or not changing
    if after["status"] != "ok":
        if name == "unsafe" and any(each.fix and "raises" in each.fix.reason for each in made.both.applied):
            made.states.add("raises as said")
        elif compared:
            yield f"PyNative fails: {words(after)}"
        return
    parts = ("result", "arguments", "attributes", "globals") if name == "safe" else ("result",)
    if compared:
        changed = [each for each in differences(original, after, parts) if not each.only_type]
        yield from (f"PyNative: {each}" for each in changed)
    if len(seen) > 1:
        made.states.add(f"{name} compiled")
        if note := _compiles(seen):
            made.refused[name] = note


def _compiles(seen: Mapping[str, Capture]) -> str:
    """What is wrong in the one mode beside PyNative; empty when nothing is."""
    ((mode, capture),) = ((mode, capture) for mode, capture in seen.items() if mode != PYNATIVE)
    found = outcomes({PYNATIVE: seen[PYNATIVE], LAX: capture})[SyntaxLevel.LAX]
    return f"{mode}: {found.outcome}: {found.note}" if found.outcome != Outcome.OK.value else ""


def _end(capture: Capture) -> str:
    """How a run ended: ``ok``, or the type of the exception."""
    return (
        str(capture["error"]).partition(":")[0] if capture["status"] == "raises" else str(capture["status"])
    )


# ---------------------------------------------------------------------- many of them


def examine(
    compositions: Iterable[Composition], version: str, folder: Path, oracle: Oracle | None = None
) -> list[Fixed]:
    """The compositions fixed for ``version``, and judged by ``oracle`` when there is one."""
    made = [fixed(composition, version, folder) for composition in compositions]
    if oracle is None:
        return made
    wanted = {
        (number, name): (each.texts[name], modes)
        for number, each in enumerate(made)
        for name, modes in modes_of(each).items()
    }
    seen = _run(oracle, folder, wanted)
    for number, each in enumerate(made):
        judge(each, {name: seen[number, name] for name in each.texts if (number, name) in seen})
    _judge_refused(made, oracle, folder)
    return made


def _judge_refused(made: Sequence[Fixed], oracle: Oracle, folder: Path) -> None:
    """What MindSpore refuses is the fixes' failure, unless it refuses the same program of fixed files too.

    Then the linter misses something that has nothing to do with the fixes.
    """
    wanted: dict[tuple[int, str], tuple[str, list[str]]] = {}
    for number, each in enumerate(made):
        if each.refused:
            with suppress(Unsuitable):
                mode = next(iter(each.refused.values())).partition(":")[0]
                wanted[number, "fixed_files"] = (each.composition.of_fixed().text, [PYNATIVE, mode])
    seen = _run(oracle, folder, wanted)
    for number, each in enumerate(made):
        captures = seen.get((number, "fixed_files"))
        if captures is not None and captures[PYNATIVE]["status"] == "ok" and _compiles(captures):
            each.states.add("refused anyway")
        else:
            each.failures += [f"{name}: {note}" for name, note in each.refused.items()]


_Key = tuple[int, str]


def _run(
    oracle: Oracle, folder: Path, wanted: Mapping[_Key, tuple[str, list[str]]]
) -> dict[_Key, Mapping[str, Capture]]:
    """What is seen of each text in the modes that are given for it."""
    files: dict[_Key, Path] = {}
    for key, (text, _) in wanted.items():
        files[key] = folder / f"{key[0]}_{key[1]}.py"
        files[key].write_text(text, "utf-8")
    seen = oracle.run({file: wanted[key][1] for key, file in files.items()})
    return {key: seen[file] for key, file in files.items()}


_CHUNK = 50
"""Compositions that are examined at once."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Examine what is asked for; the exit status is 1 when something failed."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.compositions",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument(
        "--seeds", metavar="FIRST-LAST", help="the compositions of these seeds, such as 0-2000"
    )
    which.add_argument("--pairs", action="store_true", help="one of every pair of rules with a fixer")
    which.add_argument("--cases", action="store_true", help="every bad case alone")
    which.add_argument("--varied", action="store_true", help="every case with a fix, with other inputs")
    parser.add_argument("--python", default=sys.executable, metavar="PATH", help="interpreter with MindSpore")
    parser.add_argument("--jobs", type=int, default=1, help="MindSpore processes at once (default 1)")
    parser.add_argument("--lint-only", action="store_true", help="do not ask MindSpore")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="where what fails is saved")
    options = parser.parse_args(arguments)
    if options.cases:
        compositions: Iterable[Composition] = map(as_it_is, _cases()[0] + _cases()[1])
    elif options.varied:
        compositions = varied()
    elif options.pairs:
        compositions = (of_pair(*pair) for pair in pairs())
    else:
        first, _, last = options.seeds.partition("-")
        compositions = map(from_seed, range(int(first), int(last or first) + 1))
    states: Counter[str] = Counter()
    for made in _examined(compositions, options):
        states.update(["all", *made.states, *(["failed"] if made.failures else [])])
        if made.failures:
            _tell(made, options.save)
    sys.stdout.write(", ".join(f"{count} {state}" for state, count in states.most_common()) + "\n")
    return 1 if states["failed"] else 0


def _examined(compositions: Iterable[Composition], options: argparse.Namespace) -> Iterator[Fixed]:
    if options.lint_only:
        with tempfile.TemporaryDirectory(prefix="msgraph-compositions-") as folder:
            yield from examine(compositions, MEASURED_VERSIONS[-1], Path(folder))
        return
    with Oracle(options.python, jobs=options.jobs) as oracle:
        oracle.check()
        rest = iter(compositions)
        while chunk := list(islice(rest, _CHUNK)):
            with tempfile.TemporaryDirectory(prefix="msgraph-compositions-") as folder:
                yield from examine(chunk, oracle.version, Path(folder), oracle)


def _tell(made: Fixed, folder: Path | None) -> None:
    """Print what failed, and save the texts in ``folder``."""
    sys.stdout.write(f"{made.composition.name}: {made.composition.cases}\n")
    sys.stdout.writelines(f"    {failure}\n" for failure in made.failures)
    sys.stdout.flush()
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in made.texts.items():
            file = f"{made.composition.name.replace('/', '-')}_{name}.py"
            (folder / file).write_text(text, "utf-8")


if __name__ == "__main__":
    sys.exit(main())
