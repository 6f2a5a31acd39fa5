"""Random programs as people write them who port models: a seed is a program.

What is written is typed: the writer knows which names are Tensors of which shape, which are numbers, lists
and layers, so most programs run in PyNative. On top of the clean code come up to three features of the
catalogue, in a method, a nested function, a loop or a branch. The same few names are bound again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from .catalogue import Feature, Place, catalogue, write
from .program import Line, Program, block

_HEAD = """\
import math
import numpy as np
import mindspore as ms
from mindspore import nn, ops, Tensor, Parameter
"""
_BASE = """\
class Base(nn.Cell):
    def __init__(self, gain=0.5):
        super().__init__()
        self.base_gain = gain

    def rescale(self, x):
        return x * self.base_gain
"""
_GAP = (Line(0, ""), Line(0, ""))
_NAMES = ("x", "x", "x", "out", "out", "y", "h", "identity", "residual", "feat", "tmp", "res")
_UNARY = (
    "ops.relu({0})",
    "ops.tanh({0})",
    "ops.sigmoid({0})",
    "ops.abs({0})",
    "{0} * 0.5",
    "{0} + 1.0",
    "-{0}",
    "{0}.abs()",
    "{0} / ({0}.abs().mean() + 1.0)",
    "ops.softmax({0}, axis=-1)",
    "{0} - {0}.mean(axis=-1, keep_dims=True)",
    "ops.maximum({0}, Tensor(0.0, ms.float32))",
    "ops.swapaxes(ops.swapaxes({0}, 0, 1), 0, 1)",
    "{0}.reshape({0}.shape)",
    "ops.concat(({0}, {0}), axis=0)[: {0}.shape[0]]",
    "ops.stack([{0}, {0} * 2.0]).mean(axis=0)",
    "{0} * math.sqrt({0}.shape[-1])",
    "{0} + float({0}.ndim)",
    "ops.expand_dims({0}, 0)[0]",
    "{0}.astype(ms.float32)",
    "{0} * int(np.prod({0}.shape[1:]))",
    "ops.clip_by_value({0}, -1.0, 1.0)",
)
_BINARY = ("{0} + {1}", "{0} * {1}", "{0} - {1}", "ops.add({0}, {1})", "ops.maximum({0}, {1})")
_LAYERS = ("nn.ReLU()", "nn.GELU()", "nn.Tanh()", "nn.Sigmoid()", "nn.Identity()", "nn.Dropout(p=0.1)")
_ACTIVATIONS = ("nn.ReLU", "nn.GELU", "nn.Tanh", "nn.Sigmoid")


@dataclass
class Slot:
    """A point between two statements where a feature may go."""

    indent: int
    place: Place
    cell: Cell | None
    """The class of the method; None in a function of a module."""


@dataclass
class Cell:
    """A class that is being written."""

    name: str
    parameters: list[str] = field(default_factory=list)
    """Of ``__init__``, with defaults."""
    arguments: list[str] = field(default_factory=list)
    """What it is called with."""
    init: list[Line] = field(default_factory=list)
    methods: list[list[Line | Slot]] = field(default_factory=list)
    layers: list[str] = field(default_factory=list)
    """Attributes that can be called with a Tensor and keep its shape."""
    maybe_layers: list[str] = field(default_factory=list)
    """The same, but for None."""
    layer_lists: list[str] = field(default_factory=list)
    numbers: list[str] = field(default_factory=list)
    flags: list[str] = field(default_factory=list)
    conditions: list[str] = field(default_factory=list)
    helpers: list[str] = field(default_factory=list)
    """Methods that take a Tensor and give one of its shape."""
    base: str = "nn.Cell"
    inner: list[str] = field(default_factory=list)
    """Attributes that hold one of the other classes."""


@dataclass
class Scope:
    """What is known in a function at one point."""

    tensors: list[str]
    """Names of Tensors that all have the shape of the program's input; the last is the current one."""
    maybe: list[str] = field(default_factory=list)
    """Names that are None or such a Tensor."""
    numbers: list[str] = field(default_factory=list)

    def copy(self) -> Scope:
        return Scope(list(self.tensors), list(self.maybe), list(self.numbers))

    def forget(self, name: str) -> None:
        for names in (self.tensors, self.maybe, self.numbers):
            while name in names:
                names.remove(name)


def generate(seed: int) -> Program:
    """The program of ``seed``."""
    return _Writer(seed).program()


CONTEXTS = {
    "of an operator": "x = ops.relu(x)",
    "of a layer": "x = self.fc(x)",
    "parameter": "x = x",
    "bound before": "out = self.fc(x)\nx = out",
}
"""Where the Tensor of a feature comes from, in the smallest programs."""


def alone(feature: Feature, context: str, number: int = 0) -> Program:
    """The smallest program with ``feature``: a network that does nothing else."""
    random = Random(f"alone {number}")
    tag = f"{feature.name}#1"
    place = Place("x", ("ops.tanh(x)", "x * 0.5"), frozenset({"x"}), ("x.ndim > 1", "x.shape[0] > 1"))
    written = write(feature, place, 0, random, tag).lines
    lines = [*block(_HEAD), *written["module"], *_GAP, *block("class Net(nn.Cell):\n    def __init__(self):")]
    lines += [*block("super().__init__()\nself.fc = nn.Dense(4, 4)", 2), *_moved(written["init"], 2)]
    if written["method"]:
        lines += [Line(0, ""), *_moved(written["method"], 1)]
    lines += [
        Line(0, ""),
        *block(f"def construct(self, x):\n    {CONTEXTS[context]}".replace("\nx", "\n    x"), 1),
    ]
    lines += [*_moved(written["body"], 2), *block("return x", 2)]
    lines += [*_GAP, *block("def inputs():\n    return (Tensor(np.random.randn(2, 4), ms.float32),)")]
    return Program(f"{feature.name} {context} {number}", {"net.py": tuple(lines)}, (tag,))


def _moved(lines: Sequence[Line], by: int) -> list[Line]:
    return [Line(line.indent + by, line.text, line.feature) for line in lines]


class _Writer:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = Random(f"differential {seed}")
        self.helper_file = f"layers_{seed}.py"
        self.helpers: list[Line | Slot] = []
        """The module beside the case."""
        self.helper_names: list[str] = []
        self.functions: list[Line | Slot] = []
        """Functions of the case's own module."""
        self.function_names: list[str] = []
        self.cells: list[Cell] = []
        self.shape = self.random.choice(((2, 4), (3, 6), (2, 3, 4), (2, 3, 4), (2, 3, 4, 4)))
        self.dim = self.shape[-1]

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    # --- the whole

    def program(self) -> Program:
        for number in range(self.random.choice((0, 0, 1, 2))):
            self._function(number)
        for number in range(self.random.choice((0, 1, 1, 2))):
            self.cells.append(self._cell(("Block", "Mlp", "Layer")[number]))
        model = self._cell("Model", is_outer=True)
        self.cells.append(model)
        features = self._features()
        files = {f"model_{self.seed}.py": self._main(model, features)}
        if self.helper_names:
            files[self.helper_file] = (*block(_HEAD), *self._filled(self.helpers, 0))
        return Program(f"seed {self.seed}", files, tuple(features))

    def _main(self, model: Cell, features: Sequence[str]) -> tuple[Line, ...]:
        lines = block(_HEAD)
        if self.helper_names:
            lines += block(f"from {self.helper_file[:-3]} import {', '.join(self.helper_names)}")
        lines += self.module_lines
        lines += self._filled(self.functions, 0)
        if any(cell.base == "Base" for cell in self.cells):
            lines += [*_GAP, *block(_BASE)]
        for cell in self.cells:
            parameters = ", ".join(["self", *cell.parameters])
            lines += [*_GAP, *block(f"class {cell.name}({cell.base}):\n    def __init__({parameters}):")]
            lines += block("super().__init__()", 2)
            lines += cell.init
            for method in cell.methods:
                lines += [Line(0, ""), *self._filled(method, 1)]
        arguments = ", ".join(model.arguments)
        lines += [*_GAP, *block(f"def Net():\n    return Model({arguments})")]
        lines += [*_GAP, *block(f"def inputs():\n    return ({self._inputs()},)")]
        if self.chance(0.4):
            lines += [*_GAP, *block("if __name__ == '__main__':")]
            lines += block(f"net = Net()\nout = net({self._inputs()})\nprint(out)", 1)
        return tuple(lines)

    def _inputs(self) -> str:
        shape = ", ".join(map(str, self.shape))
        return f"Tensor(np.random.randn({shape}), ms.float32)"

    # --- features

    def _features(self) -> list[str]:
        """Put up to three features into slots; their names."""
        self.module_lines: list[Line] = []
        self.fillings: dict[int, list[Line]] = {}
        bodies = [self.helpers, self.functions, *(m for cell in self.cells for m in cell.methods)]
        slots = [each for body in bodies for each in body if isinstance(each, Slot)]
        count = self.random.choices((0, 1, 2, 3), (8, 47, 30, 15))[0]
        chosen = self.random.sample(slots, min(count, len(slots)))
        tags = []
        for number, slot in enumerate(chosen):
            features = [each for each in catalogue().values() if slot.cell or not each.needs_self]
            tags.append(self._fill(slot, self.random.choice(features), number))
        return tags

    def _fill(self, slot: Slot, feature: Feature, number: int) -> str:
        around = self._surroundings(slot, feature)
        tag = f"{feature.name} in {around}#{number + 1}" if around else f"{feature.name}#{number + 1}"
        place = slot.place
        if around in ("method", "function", "nested function", "lambda"):
            place = Place("t", ("t * 0.5", "ops.relu(t)", "t"), frozenset("tx"), ("t.ndim > 1",))
        written = write(feature, place, number, self.random, tag).lines
        body, variable = written["body"], slot.place.tensor
        name = self.random.choice(("refine", "step", "forward_part", "_norm")) + f"_{number + 1}"

        def at(text: str, indent: int = 0) -> list[Line]:
            return block(text, indent, tag)

        if around in ("nested function", "function", "method"):
            head = f"def {name}(self, t):" if around == "method" else f"def {name}(t):"
            function = [*at(head), *_moved(body, 1), *at("return t", 1)]
            call = at(f"{variable} = {'self.' if around == 'method' else ''}{name}({variable})")
            if around == "nested function":
                body = [*function, *call]
            else:
                body = call
                if around == "method":
                    assert slot.cell is not None
                    slot.cell.methods.append([*function])
                else:
                    written["module"].extend([Line(0, "", tag), *function])
        elif around:
            body = [*at(around), *_moved(body, 1)]
        self.fillings[id(slot)] = _moved(body, slot.indent)
        module = [*written["module"]]
        if slot.cell is None and self._is_in(slot, self.helpers):
            self.helpers[:0] = module
        else:
            self.module_lines += module
        if slot.cell is not None:
            slot.cell.init += _moved(written["init"], 2)
            if written["method"]:
                slot.cell.methods.append([*written["method"]])
        return tag

    def _surroundings(self, slot: Slot, feature: Feature) -> str:
        """What the feature is put into: nothing, a head of a block, or a kind of function."""
        body = feature.sections["body"]
        choices = [""] * 6 + ["for _ in range(2):", "if $:", "if $:"]
        if "return " not in body:
            choices += [f"if {slot.place.tensor}.mean() > -9.0:"]
            choices += ["nested function"] if "self" not in body else []
        if "self" not in body and "global" not in body:
            choices += ["function"]
        if slot.cell is not None:
            choices += ["method"]
        chosen = self.random.choice(choices)
        return chosen.replace("$", self.random.choice(slot.place.conditions))

    @staticmethod
    def _is_in(slot: Slot, lines: Sequence[Line | Slot]) -> bool:
        return any(each is slot for each in lines)

    def _filled(self, lines: Sequence[Line | Slot], indent: int) -> Iterator[Line]:
        for each in lines:
            for line in self.fillings.get(id(each), ()) if isinstance(each, Slot) else (each,):
                yield Line(line.indent + indent, line.text, line.feature)

    # --- functions and classes

    def _function(self, number: int) -> None:
        """A function of the module, or of the one beside it."""
        name = self.random.choice(("scale_by", "normalize", "shift", "blend")) + f"_{number}"
        lines: list[Line | Slot] = [*_GAP]
        lines += block(f"def {name}(x{', factor=0.5' if number else ''}):")
        scope = Scope(["x"], numbers=["factor"] if number else [])
        lines += self._body(scope, None, self.random.randint(1, 3), 1)
        lines += block(f"return {scope.tensors[-1]}{' * factor' if number else ''}", 1)
        if self.chance(0.5):
            self.helpers += lines
            self.helper_names.append(name)
        else:
            self.functions += lines
            self.function_names.append(name)

    def _cell(self, name: str, is_outer: bool = False) -> Cell:
        cell = Cell(name)
        if self.chance(0.2):
            cell.base = "Base"
            cell.helpers.append("rescale")
            cell.numbers.append("self.base_gain")
        self._constructor(cell, is_outer)
        for _ in range(self.random.choice((0, 0, 1))):
            helper = f"_{self.random.choice(('mix', 'merge', 'attend', 'project'))}"
            if helper not in cell.helpers:
                method: list[Line | Slot] = [*block(f"def {helper}(self, x):")]
                scope = Scope(["x"])
                method += self._body(scope, cell, self.random.randint(1, 3), 1)
                method += block(f"return {scope.tensors[-1]}", 1)
                cell.methods.append(method)
                cell.helpers.append(helper)
        parameters, scope = ["self", "x"], Scope(["x"])
        if self.chance(0.3):
            parameters.append("mask=None")
            scope.maybe.append("mask")
        if self.chance(0.15):
            parameters.append("gain=1.0")
            scope.numbers.append("gain")
        construct: list[Line | Slot] = [*block(f"def construct({', '.join(parameters)}):")]
        construct += self._body(scope, cell, self.random.randint(3, 7) if is_outer else 3, 1)
        construct += self._unused(scope, cell, construct, is_outer)
        construct += block(f"return {self._result(scope) if is_outer else scope.tensors[-1]}", 1)
        cell.methods.append(construct)
        return cell

    def _unused(
        self, scope: Scope, cell: Cell, written: Sequence[Line | Slot], is_outer: bool
    ) -> Iterator[Line | Slot]:
        """Calls of what nothing calls so far: what no one calls is not compiled."""
        text = "\n".join(line.text for line in written if isinstance(line, Line))
        for layer in (*cell.inner, *(f"self.{name}" for name in cell.helpers)):
            if f"{layer}(" not in text and f"in {layer}:" not in text:
                tensor = scope.tensors[-1]
                if layer in cell.layer_lists:
                    yield from block(f"for layer in {layer}:\n    {tensor} = layer({tensor})", 1)
                else:
                    yield from block(f"{self._target(scope)} = {layer}({tensor})", 1)
        for name in [*self.helper_names, *self.function_names] if is_outer else ():
            tensor = scope.tensors[-1]
            yield from block(f"{self._target(scope)} = {name}({tensor})", 1)

    def _result(self, scope: Scope) -> str:
        last = scope.tensors[-1]
        results = [last] * 14 + [f"{last}, {scope.tensors[0]}", f"[{last}, {scope.tensors[0]}]"] * 2
        return self.random.choice([*results, f"{last}.mean()", f'{{"out": {last}}}'])

    def _constructor(self, cell: Cell, is_outer: bool) -> None:
        """Parameters of ``__init__``, the attributes that they give, and the arguments of the call."""
        r = self.random
        cell.parameters.append("dim")
        cell.arguments.append(str(self.dim))
        lines = ["self.dim = dim"]
        cell.numbers.append("self.dim")
        parts: list[Callable[[], list[str]]] = [
            lambda: self._dense(cell),
            lambda: self._activation_class(cell),
            lambda: self._activation_class(cell),
            lambda: self._norm(cell),
            lambda: self._flag(cell),
            lambda: self._optional_layer(cell),
            lambda: self._layer_list(cell),
            lambda: self._sequential(cell),
            lambda: self._by_name(cell),
            lambda: self._number(cell),
            lambda: self._made(cell),
            lambda: self._instance(cell),
        ]
        for part in r.sample(parts, r.randint(2, 5)):
            lines += part()
        for inner in self.cells if is_outer else ():
            lines += self._inner(cell, inner)
        cell.init += block("\n".join(lines), 2)

    def _parameter(self, cell: Cell, name: str, default: str, argument: str) -> None:
        cell.parameters.append(f"{name}={default}")
        if argument != default or self.chance(0.3):
            cell.arguments.append(f"{name}={argument}")

    def _dense(self, cell: Cell) -> list[str]:
        name = self.random.choice(("fc", "proj", "linear"))
        cell.layers.append(f"self.{name}")
        if self.chance(0.3):
            self._parameter(cell, "bias", "True", self.random.choice(("True", "False")))
            return [f"self.{name} = nn.Dense(dim, dim, has_bias=bias)"]
        return [f"self.{name} = nn.Dense(dim, dim)"]

    def _activation_class(self, cell: Cell) -> list[str]:
        number = sum("act" in layer for layer in cell.layers) or ""
        name = f"act{number}"
        cell.layers.append(f"self.{name}")
        given = self.random.choice(_ACTIVATIONS)
        self._parameter(cell, f"{name}_layer", "nn.ReLU", given)
        style = self.random.choice(
            (
                f"self.{name} = {name}_layer()",
                f"self.{name} = {name}_layer() if {name}_layer is not None else nn.Identity()",
                f"self.{name} = {name}_layer() if isinstance({name}_layer, type) else {name}_layer",
            )
        )
        return [style]

    def _norm(self, cell: Cell) -> list[str]:
        cell.layers.append("self.norm")
        if self.chance(0.5):
            self._parameter(cell, "norm_layer", "nn.LayerNorm", "nn.LayerNorm")
            return ["self.norm = norm_layer((dim,))"]
        return ["self.norm = nn.LayerNorm((dim,))"]

    def _flag(self, cell: Cell) -> list[str]:
        name = self.random.choice(("use_res", "pre_norm", "qk_norm", "return_mean"))
        self._parameter(cell, name, "True", self.random.choice(("True", "False")))
        cell.flags.append(f"self.{name}")
        return [f"self.{name} = {name}"]

    def _optional_layer(self, cell: Cell) -> list[str]:
        self._parameter(cell, "drop", "0.0", self.random.choice(("0.0", "0.1")))
        cell.maybe_layers.append("self.drop")
        cell.conditions.append("self.drop is not None")
        return ["self.drop = nn.Identity() if drop > 0 else None"]

    def _layer_list(self, cell: Cell) -> list[str]:
        cell.layer_lists.append("self.stages")
        self._parameter(cell, "depth", "2", self.random.choice(("1", "2", "3")))
        cell.conditions.append("len(self.stages) > 1")
        made = self.random.choice(("nn.Dense(dim, dim)", "nn.Tanh()", "nn.LayerNorm((dim,))"))
        if self.chance(0.5):
            return [f"self.stages = nn.CellList([{made} for _ in range(depth)])"]
        return [
            "layers = []",
            "for i in range(depth):",
            f"    layers.append({made})",
            f"self.stages = nn.{self.random.choice(('CellList', 'CellList', 'SequentialCell'))}(layers)",
        ]

    def _sequential(self, cell: Cell) -> list[str]:
        cell.layers.append("self.mlp")
        first, second = self.random.choice(_LAYERS), self.random.choice(_LAYERS)
        style = self.random.choice(("{0}, nn.Dense(dim, dim), {1}", "[{0}, nn.Dense(dim, dim), {1}]"))
        return [f"self.mlp = nn.SequentialCell({style.format(first, second)})"]

    def _by_name(self, cell: Cell) -> list[str]:
        cell.layers.append("self.mixer")
        self._parameter(cell, "mode", '"relu"', self.random.choice(('"relu"', '"tanh"')))
        cell.conditions.append('self.mode == "relu"')
        lines = ["self.mode = mode"]
        if self.chance(0.5):
            return [*lines, 'self.mixer = {"relu": nn.ReLU, "tanh": nn.Tanh}[mode]()']
        return [
            *lines,
            'if mode == "relu":',
            "    self.mixer = nn.ReLU()",
            "else:",
            f"    self.mixer = {self.random.choice(_LAYERS)}",
        ]

    def _number(self, cell: Cell) -> list[str]:
        if self.chance(0.4):
            cell.numbers.append("self.gamma")
            return ["self.gamma = Parameter(ops.ones((dim,)) * 0.1, name='gamma')"]
        name = self.random.choice(("factor", "eps", "heads"))
        value = {"factor": "0.5", "eps": "1e-5", "heads": "2"}[name]
        self._parameter(cell, name, value, value)
        cell.numbers.append(f"self.{name}")
        return [f"self.{name} = {name}"]

    def _made(self, cell: Cell) -> list[str]:
        """A layer that a method makes."""
        cell.layers.append("self.branch")
        layers = f"[{self.random.choice(_LAYERS)}, nn.Dense(dim, dim)]"
        body = self.random.choice(
            (f"return nn.SequentialCell({layers})", f"layers = {layers}\nreturn nn.SequentialCell(*layers)")
        )
        cell.methods.append([*block("def _make_branch(self, dim):"), *block(body, 1)])
        return ["self.branch = self._make_branch(dim)"]

    def _instance(self, cell: Cell) -> list[str]:
        """A layer that is handed in, or None."""
        given = self.random.choice((*_LAYERS, "None", "None"))
        self._parameter(cell, "shortcut", "None", given)
        cell.maybe_layers.append("self.shortcut")
        cell.conditions.append("self.shortcut is not None")
        return ["self.shortcut = shortcut"]

    def _inner(self, cell: Cell, inner: Cell) -> list[str]:
        """Attributes that hold one of the other classes."""
        arguments = ", ".join(["dim", *inner.arguments[1:]])
        name = inner.name.lower()
        style = self.random.randint(0, 4)
        cell.inner.append(f"self.{name}" if style else f"self.{name}s")
        if style == 0:
            cell.layer_lists.append(f"self.{name}s")
            return [f"self.{name}s = nn.CellList([{inner.name}({arguments}) for _ in range(2)])"]
        if style == 1:
            self._parameter(cell, f"{name}_type", inner.name, inner.name)
            cell.layers.append(f"self.{name}")
            return [f"self.{name} = {name}_type({arguments})"]
        if style == 2:
            cell.layers.append(f"self.{name}")
            return [
                f"{name}s = []",
                "for i in range(2):",
                f"    {name}s.append({inner.name}({arguments}))",
                f"self.{name} = nn.SequentialCell(*{name}s)",
            ]
        if style == 3:
            cell.flags.append(f"self.with_{name}")
            cell.layers.append(f"self.{name}")
            self._parameter(cell, f"with_{name}", "True", "True")
            return [
                f"self.with_{name} = with_{name}",
                f"self.{name} = {inner.name}({arguments}) if with_{name} else nn.Identity()",
            ]
        cell.layers.append(f"self.{name}")
        return [f"self.{name} = {inner.name}({arguments})"]

    # --- statements

    def _body(self, scope: Scope, cell: Cell | None, count: int, indent: int) -> list[Line | Slot]:
        """``count`` statements, with slots between them."""
        found: list[Line | Slot] = []
        for _ in range(count):
            found += self._statement(scope, cell, indent)
            found.append(Slot(indent, self._place(scope, cell), cell))
        return found

    def _place(self, scope: Scope, cell: Cell | None) -> Place:
        taken = {*scope.tensors, *scope.maybe, *scope.numbers}
        same = tuple(self._tensor(scope) for _ in range(3))
        return Place(scope.tensors[-1], same, frozenset(taken), tuple(self._conditions(scope, cell)))

    def _conditions(self, scope: Scope, cell: Cell | None) -> list[str]:
        """Conditions that Python knows."""
        tensor = self.random.choice(scope.tensors)
        found = [f"{tensor}.ndim > 1", f"{tensor}.shape[0] > 1", f"{tensor}.shape[-1] % 2 == 0"]
        found += [f"{name} is not None" for name in scope.maybe]
        if cell is not None:
            found += [*cell.flags, *cell.flags, *cell.conditions, "self.training"]
        return found

    def _tensor(self, scope: Scope) -> str:
        """An expression of the common shape."""
        r = self.random
        one = r.choice((scope.tensors[-1], r.choice(scope.tensors)))
        if r.random() < 0.3:
            return r.choice(_BINARY).format(one, r.choice(scope.tensors))
        if scope.numbers and r.random() < 0.15:
            return f"{one} * {r.choice(scope.numbers)}"
        return r.choice(_UNARY).format(one)

    def _target(self, scope: Scope) -> str:
        """The name that is bound; what else it may have been is forgotten."""
        name = self.random.choice((scope.tensors[-1], self.random.choice(_NAMES)))
        scope.forget(name)
        scope.tensors.append(name)
        return name

    def _assign(self, scope: Scope, expression: str) -> list[str]:
        return [f"{self._target(scope)} = {expression}"]

    def _statement(self, scope: Scope, cell: Cell | None, indent: int) -> list[Line | Slot]:
        makers = [self._plain, self._plain, self._branch, self._loop, self._container, self._nested]
        makers += [self._sizes, self._guard]
        if cell is not None:
            makers += [self._layer, self._layer, self._layer]
        if scope.maybe:
            makers += [self._use_maybe] * 2
        if self.helper_names or self.function_names:
            makers.append(self._call_function)
        if indent > 2:
            makers = [self._plain, self._layer if cell is not None else self._plain]
        lines = self.random.choice(makers)(scope, cell)
        return [*block("\n".join(lines), indent)]

    def _plain(self, scope: Scope, cell: Cell | None) -> list[str]:
        if cell is not None and cell.numbers and self.chance(0.2):
            number = self.random.choice(cell.numbers)
            return self._assign(scope, f"{scope.tensors[-1]} * {number}")
        if self.chance(0.15):
            return [f"{scope.tensors[-1]} = {scope.tensors[-1]} + {self._tensor(scope)}"]
        return self._assign(scope, self._tensor(scope))

    def _layer(self, scope: Scope, cell: Cell | None) -> list[str]:
        assert cell is not None
        tensor = scope.tensors[-1]
        choices: list[Callable[[], list[str]]] = []
        for layer in cell.layers:
            choices.append(lambda layer=layer: self._assign(scope, f"{layer}({tensor})"))
        for layer in cell.maybe_layers:
            choices.append(lambda layer=layer: self._optional_call(scope, layer))
        for layers in cell.layer_lists:
            choices.append(lambda layers=layers: self._over_layers(scope, layers))
        for helper in cell.helpers:
            choices.append(lambda helper=helper: self._assign(scope, f"self.{helper}({tensor})"))
        return self.random.choice(choices)() if choices else self._plain(scope, cell)

    def _optional_call(self, scope: Scope, layer: str) -> list[str]:
        tensor = scope.tensors[-1]
        style = self.random.randint(0, 2)
        if style == 0:
            return [f"if {layer} is not None:", f"    {tensor} = {layer}({tensor})"]
        if style == 1:
            return self._assign(scope, f"{layer}({tensor}) if {layer} is not None else {tensor}")
        lines = [f"identity = {tensor}", f"if {layer} is not None:", f"    identity = {layer}({tensor})"]
        scope.forget("identity")
        scope.tensors.append("identity")
        target = self._target(scope)
        return [*lines, f"{target} = identity + {tensor if tensor != 'identity' else '1.0'}"]

    def _over_layers(self, scope: Scope, layers: str) -> list[str]:
        tensor = scope.tensors[-1]
        return self.random.choice(
            (
                [f"for layer in {layers}:", f"    {tensor} = layer({tensor})"],
                [f"for i, layer in enumerate({layers}):", f"    {tensor} = layer({tensor}) + i"],
                [f"for i in range(len({layers})):", f"    {tensor} = {layers}[i]({tensor})"],
                [
                    "outs = []",
                    f"for layer in {layers}:",
                    f"    {tensor} = layer({tensor})",
                    f"    outs.append({tensor})",
                    f"{tensor} = {self.random.choice(('outs[-1]', 'sum(outs)', 'ops.stack(outs).sum(0)'))}",
                ],
                [
                    f"outs = [layer({tensor}) for layer in {layers}]",
                    f"{tensor} = {tensor} + outs[0]",
                ],
            )
        )

    def _branch(self, scope: Scope, cell: Cell | None) -> list[str]:
        r = self.random
        tensor = scope.tensors[-1]
        condition = r.choice(self._conditions(scope, cell))
        if r.random() < 0.25:
            condition = f"{tensor}.mean() {r.choice('<>')} 0"
        kind = r.randint(0, 3)
        if kind == 0:
            return [f"if {condition}:", f"    {tensor} = {self._tensor(scope)}"]
        if kind == 1:
            first, second = self._tensor(scope), self._tensor(scope)
            target = self._target(scope)
            return [f"if {condition}:", f"    {target} = {first}", "else:", f"    {target} = {second}"]
        if kind == 2:
            return self._assign(scope, f"{self._tensor(scope)} if {condition} else {tensor}")
        if "mean()" in condition:
            condition = f"{tensor}.ndim > 2"
        lines = [f"if {condition}:", f"    {tensor} = {self._tensor(scope)}"]
        lines += [f"elif {tensor}.shape[0] == 2:", f"    {tensor} = {self._tensor(scope)}"]
        return [*lines, "else:", f"    {tensor} = {tensor} * 0.5"]

    def _loop(self, scope: Scope, cell: Cell | None) -> list[str]:
        tensor = scope.tensors[-1]
        number = self.random.randint(2, 3)
        return self.random.choice(
            (
                [f"for i in range({number}):", f"    {tensor} = {self._tensor(scope)}"],
                [f"for i in range({tensor}.shape[0]):", f"    {tensor} = {tensor} + i * 0.1"],
                ["i = 0", f"while i < {number}:", f"    {tensor} = {self._tensor(scope)}", "    i += 1"],
                [f"for factor_i in (0.5, 1.0, {number}.0):", f"    {tensor} = {tensor} * factor_i"],
            )
        )

    def _container(self, scope: Scope, cell: Cell | None) -> list[str]:
        tensor, other = scope.tensors[-1], self._tensor(scope)
        target = self._target(scope)
        return self.random.choice(
            (
                [f"feats = [{tensor}, {other}]", f"{target} = feats[0] + feats[-1]"],
                ["feats = []", f"feats.append({other})", f"{target} = feats[-1]"],
                [f'data = {{"a": {tensor}, "b": {other}}}', f'{target} = data["b"]'],
                [f"pair = ({tensor}, {other})", "first, second = pair", f"{target} = first * second"],
                [f"{target} = sum([{tensor}, {other}])"],
                [
                    "parts = []",
                    "for i in range(3):",
                    f"    parts.append({tensor} * i)",
                    f"{target} = ops.stack(parts, axis=0).sum(axis=0)",
                ],
                [f"parts = [{tensor} * i for i in range(2)]", f"{target} = parts[0] + parts[1]"],
                [
                    f"parts = ops.split({tensor}, 1, axis=0)",
                    f"{target} = ops.concat(parts, axis=0)",
                ],
            )
        )

    def _nested(self, scope: Scope, cell: Cell | None) -> list[str]:
        tensor = scope.tensors[-1]
        unary = self.random.choice(_UNARY).format("t")
        return self.random.choice(
            (
                ["def inner(t):", f"    return {unary}", f"{tensor} = inner({tensor})"],
                [
                    "gain_value = 0.5",
                    "def inner(t, bias=0.0):",
                    "    return t * gain_value + bias",
                    f"{tensor} = inner({tensor}, bias=1.0)",
                ],
                [f"double = lambda t: {unary}", f"{tensor} = double({tensor})"],
            )
        )

    def _sizes(self, scope: Scope, cell: Cell | None) -> list[str]:
        tensor = scope.tensors[-1]
        target = self._target(scope)
        axes = ", ".join(f"d{i}" for i in range(len(self.shape)))
        return self.random.choice(
            (
                [f"{axes} = {tensor}.shape", f"{target} = {tensor}.reshape(d0, -1).reshape({axes})"],
                [f"b = {tensor}.shape[0]", f"{target} = {tensor}.view(b, -1).view({tensor}.shape)"],
                [f"n = max({tensor}.shape[-1] // 2, 1)", f"{target} = {tensor} / n"],
                [
                    f"half = {tensor}.shape[-1] // 2",
                    f"{target} = ops.concat(({tensor}[..., half:], {tensor}[..., :half]), axis=-1)",
                ],
            )
        )

    def _guard(self, scope: Scope, cell: Cell | None) -> list[str]:
        tensor = scope.tensors[-1]
        return self.random.choice(
            (
                [f"if {tensor}.ndim > 6:", '    raise ValueError("unexpected input")'],
                [f'assert {tensor}.ndim == {len(self.shape)}, "wrong rank"'],
                [f"if {tensor}.ndim > 6:", f"    return {tensor}"],
            )
        )

    def _use_maybe(self, scope: Scope, cell: Cell | None) -> list[str]:
        tensor, maybe = scope.tensors[-1], self.random.choice(scope.maybe)
        return self.random.choice(
            (
                [f"if {maybe} is not None:", f"    {tensor} = {tensor} + {maybe}"],
                [
                    f"if {maybe} is None:",
                    f"    {maybe} = ops.zeros_like({tensor})",
                    f"{tensor} = {tensor} + {maybe}",
                ],
                [f"{tensor} = {tensor} * {maybe} if {maybe} is not None else {tensor}"],
            )
        )

    def _call_function(self, scope: Scope, cell: Cell | None) -> list[str]:
        names = [*self.helper_names, *self.function_names]
        if cell is None:
            names = []  # functions are written before Cells; they call none
        if not names:
            return self._plain(scope, cell)
        return self._assign(scope, f"{self.random.choice(names)}({scope.tensors[-1]})")
