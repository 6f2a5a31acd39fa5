"""What MindSpore itself is, per version: its names, Cells, functions and Tensor methods.

The tables beside this file are written by ``generate.py`` from real MindSpore wheels, one per measured
version; ``python -m msgraph_lint.mindspore_facts --python …`` writes them anew. MindSpore is not needed to
read them.

A table holds:

========================  =================================================================================
``mindspore``             the version of the wheel, such as ``2.10.0``
``names``                 module → module of the canonical names → names, ``alias:name`` where the two differ
``modules``               attribute path of a module → the path it is imported by, where they differ
``cells``                 canonical name → ``params``, ``weights``, ``bases``, and ``output`` or
                          ``tensor_unless`` where it is known
``functions``             ``Tensor`` or ``tuple`` → the functions that return it
``primitives``            ``all`` of them, and those that return a ``Tensor``
``tensor_methods``        method → ``Tensor``, ``tuple`` or ``host``, where it is known
``tensor_properties``     property → ``Tensor`` or ``constant``
``interpreted_functions``  the functions of Python that the compiler leaves to the interpreter
``optimizers``            the Cells that are Optimizers
``initializers``          the Initializer classes
``cell_attributes``       what every instance of ``nn.Cell`` has, without what every object of Python has
``forbidden``             ``cell_methods`` and, by module, ``functions`` that cannot be called in graph code
========================  =================================================================================
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal

from msgraph_lint.records import dataclass, field

Weights = Literal["none", "constant", "random"]
Returns = Literal["Tensor", "tuple"]


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter of a constructor."""

    name: str
    kind: Literal["positional", "keyword", "*", "**"]
    """``*`` and ``**`` gather the other arguments; ``keyword`` parameters cannot be given by position."""
    has_default: bool


@dataclass(frozen=True, slots=True)
class CellFacts:
    """A subclass of ``nn.Cell`` that MindSpore ships, or ``nn.Cell``."""

    name: str
    params: tuple[Param, ...]
    """Parameters of ``__init__``, without ``self``."""
    weights: Weights
    """What an instance made with the default arguments owns: no Parameters, only Parameters whose initial
    values are always the same, or also Parameters with random initial values."""
    bases: tuple[str, ...]
    """Canonical names of the Cells it inherits from, directly or not, nearest first."""
    output: Returns | None
    """What ``construct`` returns, where it is always the same and known."""
    parameters: frozenset[str]
    """The attributes that hold Parameters in every instance."""
    tensor_unless: str | None
    """The parameter of ``__init__`` that makes ``construct`` return something else than a Tensor when it is
    true, such as ``return_indices`` of ``nn.MaxPool2d``."""


@dataclass(frozen=True)
class Facts:
    """The facts about one version of MindSpore."""

    version: str
    cell_attributes: frozenset[str] = field(repr=False)
    """Names of methods, properties and attributes that every instance of ``nn.Cell`` has."""
    optimizers: frozenset[str] = field(repr=False)
    initializers: frozenset[str] = field(repr=False)
    forbidden_cell_methods: frozenset[str] = field(repr=False)
    """Methods of ``nn.Cell`` that cannot be called in graph code."""
    primitives: frozenset[str] = field(repr=False)
    interpreted_functions: frozenset[str] = field(repr=False)
    """Functions of Python for which the compiler has nothing of its own."""
    _table: dict[str, Any] = field(repr=False, compare=False)
    _returns: dict[str, Returns] = field(repr=False, compare=False)

    @functools.cached_property
    def _modules(self) -> frozenset[str]:
        """Every dotted name of a module, packages above known modules included."""
        paths = set(self._table["modules"])
        for module in self._table["names"]:
            parts = module.split(".")
            paths.update(".".join(parts[:count]) for count in range(1, len(parts) + 1))
        return frozenset(paths)

    @functools.cached_property
    def _expanded(self) -> dict[str, dict[str, str]]:
        """Module → name → canonical name, for the modules asked for so far."""
        return {}

    def names_in(self, module: str) -> dict[str, str]:
        """The names of a module of MindSpore → their canonical names; empty when the module is not known."""
        module = self.real_module(module)
        if module not in self._expanded:
            self._expanded[module] = names = {}
            for home, entries in self._table["names"].get(module, {}).items():
                for entry in entries.split():
                    alias, _, name = entry.partition(":")
                    names[alias] = f"{home}.{name or alias}"
        return self._expanded[module]

    def real_module(self, path: str) -> str:
        """The path by which a module is imported: ``mindspore.dtype`` is ``mindspore.common.dtype``."""
        aliases: dict[str, str] = self._table["modules"]
        return aliases.get(path, path)

    def is_module(self, dotted: str) -> bool:
        """Whether it is a module of MindSpore."""
        return dotted in self._modules

    def canonical(self, dotted: str) -> str | None:
        """The one name that stands for all spellings of an object, or None if MindSpore has no such name.

        ``mindspore.nn.cell.Cell`` is ``mindspore.nn.Cell``.
        """
        module, _, name = dotted.rpartition(".")
        return self.names_in(module).get(name)

    def is_cell(self, name: str) -> bool:
        """Whether a canonical name is ``nn.Cell`` or a subclass of it."""
        return name in self._table["cells"]

    @functools.cached_property
    def _cells(self) -> dict[str, CellFacts]:
        """Those asked for so far."""
        return {}

    def cell(self, name: str) -> CellFacts | None:
        """The facts about ``nn.Cell`` or a subclass of it, by canonical name."""
        if name not in self._cells and name in self._table["cells"]:
            self._cells[name] = self._cell(name, self._table["cells"][name])
        return self._cells.get(name)

    @staticmethod
    def _cell(name: str, facts: Mapping[str, Any]) -> CellFacts:
        return CellFacts(
            name=name,
            params=params_of(facts["params"]),
            weights=facts["weights"],
            bases=tuple(facts["bases"]),
            output=facts.get("output"),
            parameters=frozenset(facts.get("parameters", "").split()),
            tensor_unless=facts.get("tensor_unless"),
        )

    def is_optimizer(self, name: str) -> bool:
        """Whether a canonical name is ``nn.Optimizer`` or a subclass of it."""
        return name in self.optimizers

    def is_primitive(self, name: str) -> bool:
        """Whether a canonical name is ``ops.Primitive`` or a subclass of it."""
        return name in self.primitives

    def forbidden_functions(self, module: str) -> frozenset[str]:
        """Canonical names of the functions of ``module`` that cannot be called in graph code."""
        return frozenset(self._table["forbidden"]["functions"].get(module, ()))

    def function_returns(self, name: str) -> Returns | None:
        """What a function returns, by canonical name; None where it is not known or something else."""
        return self._returns.get(name)

    def primitive_returns(self, name: str) -> Returns | None:
        """What an instance of a Primitive returns when called, by canonical name; None if not known."""
        return "Tensor" if name in self._table["primitives"]["Tensor"] else None

    def tensor_method(self, name: str) -> Literal["Tensor", "tuple", "host"] | None:
        """What a method of Tensor returns (``host``: a value outside the graph); None if not known."""
        methods: dict[str, Literal["Tensor", "tuple", "host"]] = self._table["tensor_methods"]
        return methods.get(name)

    def result(self, name: str, places: int, keywords: Iterable[str]) -> Returns | None:
        """What a call gives, of a function by canonical name or of ``mindspore.Tensor.`` and a method.

        ``places`` arguments are given by position, and those of the names ``keywords``. Where documentation
        does not say it, it was measured on 2.10.
        """
        kinds = _results().get(name)
        if kinds is not None:
            return next((kinds[each] for each in (*keywords, f"@{places}", "") if each in kinds), None)
        owner, _, method = name.rpartition(".")
        found = self.tensor_method(method) if owner == "mindspore.Tensor" else self.function_returns(name)
        return None if found == "host" else found

    def needs_shape(self, name: str) -> Mapping[str, str]:
        """What becomes at LAX of arguments that only Python knows: parameter → ``error`` or ``diverges``.

        The parameter ``""`` is the first, and of a Cell ``1`` the next; ``input&axis`` is one beside another
        that is given, too. Measured by calling each function, method of Tensor (``mindspore.Tensor.mean``)
        and Cell on 2.10.
        """
        return _needing_shape().get(name, {})

    def keeps_number(self, name: str) -> Mapping[str, str]:
        """What becomes at LAX of a number that the interpreter computes: parameter → outcome.

        It diverges where the second call gets the number of the first; ``later`` where that call fails.
        ``size[]`` is an item of a tuple that stands for ``size``. Measured by calling each function and
        method of Tensor twice on 2.10.
        """
        return _keeping_number().get(name, {})

    def takes_for_integers(self, name: str) -> str:
        """What becomes, on 2.0, of a call that gets what the interpreter made of a shape: an outcome.

        That version takes it for a row of integers. Measured by calling the functions and Cells that networks
        use most; empty for others, and on other versions.
        """
        return _taking_for_integers().get(name, "") if self.version == "2.0" else ""

    def varying(self, name: str) -> Mapping[str, str]:
        """What becomes of arguments that are known at run time, by canonical name: ``mindspore.Tensor.sum``.

        Parameter → ``error``; ``interpreted`` where the interpreter makes the call at LAX, and STRICT refuses
        it; ``one for all`` where the graph takes the number of one call for all calls, if a condition on a
        Tensor chooses it; ``interpreted or one for all`` where LAX does that of a chosen one.
        """
        said = _varying().get(self.version, {}).get(name, "")
        return {} if not said else dict(pair.split("=") for pair in said.split(",") if pair)

    def tensor_property(self, name: str) -> Literal["Tensor", "constant"] | None:
        """Whether a property of Tensor is a Tensor or a constant such as the shape; None if there is none."""
        properties: dict[str, Literal["Tensor", "constant"]] = self._table["tensor_properties"]
        return properties.get(name)


def params_of(text: str) -> tuple[Param, ...]:
    """``"x y= *args z= **kwargs"`` as parameters."""
    params: list[Param] = []
    kind: Literal["positional", "keyword"] = "positional"
    for word in text.split():
        if word.startswith("**"):
            params.append(Param(word[2:], "**", False))
        elif word.startswith("*"):
            kind = "keyword"
            if word != "*":
                params.append(Param(word[1:], "*", False))
        else:
            params.append(Param(word.rstrip("="), kind, word.endswith("=")))
    return tuple(params)


@functools.cache
def _needing_shape() -> Mapping[str, Mapping[str, str]]:
    """Canonical name → parameter → what becomes of it."""
    table: dict[str, str] = json.loads((Path(__file__).parent / "needs_shape.json").read_bytes())
    pairs = {name: [each.partition("=") for each in said.split(" ")] for name, said in table.items()}
    return {name: {each: said or "error" for each, _, said in found} for name, found in pairs.items()}


@functools.cache
def _keeping_number() -> Mapping[str, Mapping[str, str]]:
    """Canonical name → parameter → what becomes of it."""
    table: dict[str, str] = json.loads((Path(__file__).parent / "keeps_number.json").read_bytes())
    pairs = {name: [each.partition("=") for each in said.split(" ")] for name, said in table.items()}
    return {name: {each: said or "diverges" for each, _, said in found} for name, found in pairs.items()}


@functools.cache
def _taking_for_integers() -> Mapping[str, str]:
    table: dict[str, str] = json.loads((Path(__file__).parent / "takes_for_integers.json").read_bytes())
    return table


@functools.cache
def _results() -> Mapping[str, Mapping[str, Returns | None]]:
    """Canonical name → what is given beside what it takes (``@2``: so many by position) → what that gives."""
    table: dict[str, str] = json.loads((Path(__file__).parent / "results.json").read_bytes())
    pairs = {name: [each.rpartition("=") for each in said.split(" ")] for name, said in table.items()}
    kinds: dict[str, Returns | None] = {"Tensor": "Tensor", "tuple": "tuple"}
    return {name: {how: kinds.get(kind) for how, _, kind in said} for name, said in pairs.items()}


@functools.cache
def _varying() -> Mapping[str, Mapping[str, str]]:
    """Version → canonical name of a function or Tensor method → ``parameter=what becomes of it,…``."""
    table: Mapping[str, Mapping[str, str]] = json.loads((Path(__file__).parent / "varying.json").read_bytes())
    return table


@functools.cache
def facts(version: str) -> Facts:
    """The facts about a measured version, such as ``2.10``."""
    table = json.loads((Path(__file__).parent / f"{version}.json").read_bytes())
    return Facts(
        version=version,
        cell_attributes=frozenset(table["cell_attributes"]).union(dir(object)),
        optimizers=frozenset(table["optimizers"]),
        initializers=frozenset(table["initializers"]),
        forbidden_cell_methods=frozenset(table["forbidden"]["cell_methods"]),
        primitives=frozenset(table["primitives"]["all"]),
        interpreted_functions=frozenset(table["interpreted_functions"]),
        _table=table,
        _returns={name: kind for kind, names in table["functions"].items() for name in names},
    )
