"""Writes the table of facts about the MindSpore that is installed beside this interpreter.

``PYTHON generate.py OUT_FOLDER`` writes ``OUT_FOLDER/<major.minor>.json``. The script needs nothing but
MindSpore and the standard library, and runs on Python 3.9 too, because MindSpore 2.0 does not run on anything
newer than that. How each fact was found goes to standard error. The layout of the table is described in the
package's ``__init__.py``, which reads it.
"""

from __future__ import annotations

import ast
import contextlib
import importlib
import inspect
import itertools
import json
import logging
import operator
import pkgutil
import re
import sys
import textwrap
import types
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

log = logging.getLogger("generate")

WALKED_PACKAGES = (
    "nn",
    "ops",
    "common",
    "mint",
    "numpy",
    "experimental",
    "train",
    "amp",
    "communication",
    "parallel",
)
"""Packages below ``mindspore`` whose modules are imported, even if ``import mindspore`` does not."""

SKIPPED_MODULES = re.compile(
    r"mindspore\.(?:_akg|_c_\w+|_extends|dataset\.\w+\.|dataset\.(?:core|engine|callback|debug|utils)|device_\w+"
    r"|graph\._(?!utils)|mindrecord|ops_generate|profiler|rewrite|run_check|scipy|tools|log|version|include"
    r"|ops\._op_impl|ops\._grad\w*|ops\._vmap|ops\.bprop\w*|ops\.auto_generate\.pyboost\w*"
    r"|train\.serialization\.|parallel\._|parallel\.cluster|nn\.probability\.\w+\._utils)"
)
"""Modules that no user's graph code names."""

DOCUMENTED_BUT_NOT_EXPORTED = ("grad", "value_and_grad", "vjp", "jvp", "jacfwd", "jacrev", "vmap", "get_grad")
"""Functions that MindSpore documents as ``mindspore.X``, although ``mindspore.__all__`` lacks them."""


def main(arguments: list[str]) -> int:
    """The command: one argument, the folder to write into."""
    logging.basicConfig(level=logging.INFO, format="%(message)s", stream=sys.stderr)
    if len(arguments) != 1:
        sys.stderr.write("usage: generate.py OUT_FOLDER\n")
        return 2
    warnings.filterwarnings("ignore")
    try:
        version = ms("__version__")
    except ImportError as error:
        reason = str(error).splitlines()[0]
        sys.stderr.write(f"generate.py: MindSpore cannot be imported by {sys.executable}: {reason}\n")
        return 2
    path = Path(arguments[0]) / f"{version.removesuffix('.0')}.json"
    text = json.dumps(table(), indent=0, separators=(",", ":"), sort_keys=True) + "\n"
    path.write_text(text, encoding="utf-8")
    sys.stdout.write(f"{path}\n")
    return 0


def ms(path: str) -> Any:
    """The object ``mindspore.<path>``."""
    return operator.attrgetter(path)(importlib.import_module("mindspore"))


def table() -> dict[str, Any]:
    """All facts about the installed MindSpore, ready to be written."""
    names = Names(import_modules())
    outputs = Outputs(names)
    cells = names.subclasses(ms("nn.Cell"))
    primitives = names.subclasses(ms("ops.Primitive"))
    a_cell = ms("nn.Cell")()
    return {
        "mindspore": ms("__version__"),
        "names": names.packed(),
        "modules": names.module_aliases,
        "cells": {name: cell_facts(name, cls, names, outputs) for name, cls in cells.items()},
        "functions": outputs.of_functions(),
        "primitives": {
            "all": list(primitives),
            "Tensor": [name for name, cls in primitives.items() if outputs.of_class(cls) == "Tensor"],
        },
        "tensor_methods": tensor_methods(outputs),
        "tensor_properties": tensor_properties(),
        "optimizers": list(names.subclasses(ms("nn.Optimizer"))),
        "initializers": list(names.subclasses(ms("common.initializer.Initializer"))),
        "interpreted_functions": interpreted_functions(),
        "cell_attributes": sorted((set(dir(a_cell)) | set(vars(a_cell))) - set(dir(object))),
        "forbidden": {
            "cell_methods": forbidden_methods(ms("nn.Cell")),
            "functions": forbidden_functions(names),
        },
    }


# Names


def import_modules() -> dict[str, dict[str, Any]]:
    """Every module of MindSpore that user code may name → its attributes.

    ``import mindspore`` has run already. Attributes are taken before more modules are imported: importing
    ``mindspore.a.b`` overwrites the function ``b`` of ``mindspore.a``.
    """
    modules = loaded_modules()
    for package in WALKED_PACKAGES:
        for name in module_names(f"mindspore.{package}"):
            with contextlib.suppress(Exception):  # a module may need hardware or packages that are absent
                importlib.import_module(name)
    return {**loaded_modules(), **modules}


def module_names(package: str) -> Iterator[str]:
    """The package and the modules below it, as far as they can be imported."""
    try:
        module = importlib.import_module(package)
    except ImportError:
        return
    yield package
    for info in pkgutil.iter_modules(getattr(module, "__path__", [])):
        name = f"{package}.{info.name}"
        if SKIPPED_MODULES.match(name):
            continue
        if info.ispkg:
            yield from module_names(name)
        else:
            yield name


def loaded_modules() -> dict[str, dict[str, Any]]:
    """The modules that are imported now → their attributes."""
    return {
        name: dict(vars(module))
        for name, module in sorted(sys.modules.items())
        if (name == "mindspore" or name.startswith("mindspore.")) and not SKIPPED_MODULES.match(name)
    }


class Names:
    """Every spelling of MindSpore's classes, functions and dtypes, and the one that stands for all."""

    def __init__(self, modules: dict[str, dict[str, Any]]) -> None:
        self.modules = modules
        self.exported = {
            f"{module}.{name}" for module, content in modules.items() for name in content.get("__all__", ())
        }
        self.exported.update(f"mindspore.{name}" for name in DOCUMENTED_BUT_NOT_EXPORTED)
        spellings: dict[int, list[str]] = {}
        values: dict[int, Any] = {}
        for module, content in modules.items():
            for name, value in content.items():
                if not name.startswith("__") and is_mindspore_object(value):
                    spellings.setdefault(id(value), []).append(f"{module}.{name}")
                    values[id(value)] = value
        self.canonical = {
            key: min(self._rank(path, values[key]) for path in paths)[-1] for key, paths in spellings.items()
        }
        self.objects: dict[str, Any] = {path: values[key] for key, path in self.canonical.items()}
        self.module_aliases = self._module_aliases()

    def of(self, value: Any) -> str | None:
        """The canonical name of an object."""
        return self.canonical.get(id(value))

    def subclasses(self, base: Any) -> dict[str, Any]:
        """Canonical name → class, for a class and its subclasses, sorted by name."""
        found = {
            n: value
            for n, value in self.objects.items()
            if isinstance(value, type) and issubclass(value, base)
        }
        return dict(sorted(found.items()))

    def _rank(self, path: str, value: Any) -> tuple[Any, ...]:
        """How well a spelling stands for the object: the smallest wins. The last item is the spelling."""
        module, _, name = path.rpartition(".")
        preferred = ("mindspore", "mindspore.nn", "mindspore.ops", "mindspore.mint", "mindspore.numpy")
        own_name = str(value).lower() if is_dtype(value) else getattr(value, "__name__", name)
        return (
            any(part.startswith("_") for part in path.split(".")),
            path not in self.exported,
            preferred.index(module) if module in preferred else len(preferred),
            path not in self.exported and module != getattr(value, "__module__", None),
            name.rstrip("_") != own_name.rstrip("_"),
            path.count("."),
            len(path),
            path,
        )

    def _module_aliases(self) -> dict[str, str]:
        """``mindspore.dtype`` → ``mindspore.common.dtype``: modules that are also attributes elsewhere."""
        aliases = {}
        for module, content in self.modules.items():
            if "__path__" not in content or "._" in module:
                continue
            for name, value in content.items():
                path = f"{module}.{name}"
                if (
                    isinstance(value, types.ModuleType)
                    and value.__name__ in self.modules
                    and path not in self.modules
                ):
                    aliases[path] = value.__name__
        return aliases

    def packed(self) -> dict[str, dict[str, str]]:
        """Module → module of the canonical names → names, ``alias:name`` if they differ, in one string."""
        packed: dict[str, dict[str, list[str]]] = {}
        for module, content in self.modules.items():
            for name, value in sorted(content.items()):
                canonical = self.of(value)
                if canonical and not name.startswith("__"):
                    home, _, leaf = canonical.rpartition(".")
                    entry = name if name == leaf else f"{name}:{leaf}"
                    packed.setdefault(module, {}).setdefault(home, []).append(entry)
        return {
            module: {home: " ".join(entries) for home, entries in homes.items()}
            for module, homes in packed.items()
        }


def is_mindspore_object(value: Any) -> bool:
    """Whether it is a class, function, callable object or dtype that MindSpore defines."""
    if isinstance(value, types.ModuleType):
        return False
    if isinstance(value, type) or inspect.isroutine(value):
        home = getattr(value, "__module__", None)
    else:
        home = type(value).__module__ if callable(value) or is_dtype(value) else None
    return isinstance(home, str) and home.split(".")[0] == "mindspore"


def is_dtype(value: Any) -> bool:
    """Whether it is a type such as ``mindspore.float32``."""
    return isinstance(value, ms("_c_expression.typing.Type"))


# Cells


def cell_facts(name: str, cls: Any, names: Names, outputs: Outputs) -> dict[str, Any]:
    """What the table says about one subclass of ``nn.Cell`` (or the class itself)."""
    facts: dict[str, Any] = {
        "params": " ".join(init_parameters(cls)),
        "weights": weights(name, cls),
        "bases": [
            names.of(base) for base in cls.__mro__[1:] if issubclass(base, ms("nn.Cell")) and names.of(base)
        ],
    }
    output, unless = outputs.of_class(cls), outputs.exception_of_class(cls)
    if names_of_parameters := parameters(cls):
        facts["parameters"] = " ".join(names_of_parameters)
    if output:
        facts["output"] = output
    if unless and f"{unless}=" in facts["params"].split():
        facts["tensor_unless"] = unless
    return facts


def init_parameters(cls: Any) -> list[str]:
    """The parameters of ``__init__``: ``x``, ``x=`` with a default, ``*args``, ``*``, ``**kwargs``.

    Read from the source, since decorators such as ``opt_init_args_register`` hide the signature.
    """
    function = init_source(cls)
    if function is None:
        return []
    arguments = function.args
    positional = [*arguments.posonlyargs, *arguments.args][1:]
    required = len(positional) - len(arguments.defaults)
    params = [a.arg + ("=" if index >= required else "") for index, a in enumerate(positional)]
    if arguments.vararg:
        params.append("*" + arguments.vararg.arg)
    elif arguments.kwonlyargs:
        params.append("*")
    for index, argument in enumerate(arguments.kwonlyargs):
        params.append(argument.arg + ("=" if arguments.kw_defaults[index] else ""))
    if arguments.kwarg:
        params.append("**" + arguments.kwarg.arg)
    return params


def init_source(cls: Any) -> ast.FunctionDef | None:
    """The nearest ``__init__`` along the MRO that is written in Python."""
    for base in cls.__mro__:
        if "__init__" in vars(base):
            tree = class_source(base)
            for node in tree.body if tree else []:
                if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                    return node
    return None


def class_source(cls: Any) -> ast.ClassDef | None:
    """The class statement, if the source of the class can be found."""
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(cls)))
    except (OSError, TypeError, SyntaxError):
        return None
    return tree.body[0] if isinstance(tree.body[0], ast.ClassDef) else None


def weights(name: str, cls: Any) -> str:
    """``none``, ``constant`` or ``random``: what an instance made with the default arguments owns."""
    failure = ""
    for arguments in itertools.islice(plausible_arguments(cls), MOST_ATTEMPTS):
        try:
            first, second = (own_parameters(cls, arguments, seed) for seed in (1, 2))
        except Exception as error:
            failure = repr(error)[:150]
            continue
        found = "none" if not first else "constant" if first == second else "random"
        log.info("weights: %s: %s, from two instances made with %s", name, found, arguments)
        return found
    found = weights_in_source(cls)
    log.info("weights: %s: %s, from the source, for lack of an instance: %s", name, found, failure)
    return found


def parameters(cls: Any) -> list[str]:
    """The attributes of any instance that hold Parameters, whatever flags such as ``has_bias`` are."""
    for arguments in itertools.islice(plausible_arguments(cls), MOST_ATTEMPTS):
        try:
            held = attributes_with_parameters(cls, arguments, {})
        except Exception:
            continue
        for flag, default in flags(cls).items():
            with contextlib.suppress(Exception):  # an instance that cannot be made has none
                held &= attributes_with_parameters(cls, arguments, {flag: not default})
        return sorted(held)
    return []


def attributes_with_parameters(cls: Any, arguments: tuple[str, ...], flags: dict[str, bool]) -> set[str]:
    """The attributes of a new instance that hold Parameters, without those named after what was handed in."""
    handed_in: list[Any] = []
    instance = cls(*[ARGUMENTS[argument](handed_in) for argument in arguments], **flags)
    return {
        name
        for name in vars(instance)["_params"]
        if name.isidentifier() and not name.startswith("_") and "handed_in" not in name
    }


def flags(cls: Any) -> dict[str, bool]:
    """The parameters of ``__init__`` that are true or false by default."""
    function = init_source(cls)
    if function is None:
        return {}
    arguments = function.args
    positional = [*arguments.posonlyargs, *arguments.args]
    named = [*positional[len(positional) - len(arguments.defaults) :], *arguments.kwonlyargs]
    defaults = [*arguments.defaults, *arguments.kw_defaults]
    return {
        each.arg: default.value
        for each, default in ((named[index], default) for index, default in enumerate(defaults))
        if isinstance(default, ast.Constant) and isinstance(default.value, bool)
    }


def own_parameters(cls: Any, arguments: tuple[str, ...], seed: int) -> list[bytes]:
    """The values of the Parameters of a new instance, without those that were handed in."""
    ms("set_seed")(seed)
    handed_in: list[Any] = []
    instance = cls(*[ARGUMENTS[argument](handed_in) for argument in arguments])
    given = {id(parameter) for parameter in handed_in}
    return [
        parameter.asnumpy().tobytes() for parameter in instance.get_parameters() if id(parameter) not in given
    ]


def plausible_arguments(cls: Any) -> Iterator[tuple[str, ...]]:
    """Keys of ``ARGUMENTS`` for the required parameters, the most plausible choice first."""
    choices = []
    for param in init_parameters(cls):
        if param.startswith("*") and not param.startswith("**"):
            for count in range(3):
                yield ("4",) * count
        if param.endswith("=") or param.startswith("*"):
            break
        named = [keys for pattern, keys in ARGUMENTS_BY_NAME if re.search(pattern, param)]
        choices.append(named[0] if named else GENERAL_ARGUMENTS)
    yield from itertools.product(*choices)


def a_parameter(handed_in: list[Any]) -> Any:
    """A new Parameter that is noted as handed in."""
    handed_in.append(ms("Parameter")(ms("Tensor")([[1.0]], ms("float32")), name="handed_in"))
    return handed_in[-1]


def an_optimizer(handed_in: list[Any]) -> Any:
    """A new optimizer whose Parameters are noted as handed in."""
    optimizer = ms("nn.SGD")([a_parameter(handed_in)])
    handed_in.extend(optimizer.get_parameters())
    return optimizer


def a_tensor(_: list[Any]) -> Any:
    """A scalar float32 Tensor."""
    return ms("Tensor")(1.0, ms("float32"))


def a_cell(path: str, *arguments: int) -> Callable[[list[Any]], Any]:
    """A maker of the Cell of that name."""
    return lambda _: ms(path)(*arguments)


ARGUMENTS: dict[str, Callable[[list[Any]], Any]] = {
    "4": lambda _: 4,
    "0.5": lambda _: 0.5,
    "1": lambda _: 1,
    "1.0": lambda _: 1.0,
    "True": lambda _: True,
    "None": lambda _: None,
    "(4,)": lambda _: (4,),
    "(1, 1)": lambda _: (1, 1),
    "((1, 1),)": lambda _: ((1, 1),),
    "[1, 2, 2, 1]": lambda _: [1, 2, 2, 1],
    "'valid'": lambda _: "valid",
    "'normal'": lambda _: "normal",
    "'zeros'": lambda _: "zeros",
    "'LSTM'": lambda _: "LSTM",
    "'name'": lambda _: "name",
    "ReLU()": a_cell("nn.ReLU"),
    "TransformerEncoderLayer()": a_cell("nn.TransformerEncoderLayer", 4, 2),
    "TransformerDecoderLayer()": a_cell("nn.TransformerDecoderLayer", 4, 2),
    "bijector": a_cell("nn.probability.bijector.ScalarAffine"),
    "distribution": a_cell("nn.probability.distribution.Normal"),
    "float32": lambda _: ms("float32"),
    "Tensor": a_tensor,
    "Parameter": a_parameter,
    "[Parameter]": lambda handed_in: [a_parameter(handed_in)],
    "optimizer": an_optimizer,
}
"""Arguments to try, made anew each time; the maker notes the Parameters in it in the list it is given."""

GENERAL_ARGUMENTS = ("4", "0.5", "(4,)", "ReLU()", "'name'", "((1, 1),)", "[1, 2, 2, 1]", "Tensor")

ARGUMENTS_BY_NAME = (
    (r"^(params|parameters|learning_rate_params)$", ("[Parameter]",)),
    (r"^param$", ("Parameter",)),
    (r"optimizer|^opt$", ("optimizer",)),
    (r"encoder_layer", ("TransformerEncoderLayer()",)),
    (r"decoder_layer", ("TransformerDecoderLayer()",)),
    (r"bijector", ("bijector",)),
    (r"distribution", ("distribution",)),
    (r"network|net$|backbone|cell$|fn$|layer$|_net|module", ("ReLU()",)),
    (r"scale_(sense|update_cell)", ("Tensor",)),
    (r"(min|max|end)_?(lr|learning_rate)$|power", ("0.5", "1.0")),
    (r"learning_rate|_rate|fraction|momentum|prob", ("0.5",)),
    (r"^(ksizes|strides|rates)$", ("[1, 2, 2, 1]",)),
    (r"kernel_size|stride|dilation", ("(1, 1)", "4")),
    (r"steps|num|size$|channels|groups?$|features", ("4", "1")),
    (r"has_|bidirectional|transposed", ("True",)),
    (r"pad_mode", ("'valid'",)),
    (r"padding_mode", ("'zeros'",)),
    (r"weight_init$", ("'normal'",)),
    (r"bias_init$", ("'zeros'",)),
    (r"^mode$", ("'LSTM'", "4", "'name'")),
    (r"dtype", ("float32",)),
)
"""Names of parameters → the arguments to try, the first pattern that is found in the name."""

MOST_ATTEMPTS = 512


def weights_in_source(cls: Any) -> str:
    """What the classes along the MRO make, judged by the words in their source."""
    classes = itertools.takewhile(lambda base: base not in (ms("nn.Cell"), ms("nn.Optimizer")), cls.__mro__)
    nodes = [node for base in classes for node in ast.walk(class_source(base) or ast.Module([], []))]
    words = {node.id for node in nodes if isinstance(node, ast.Name)}
    words |= {str(node.value) for node in nodes if isinstance(node, ast.Constant)}
    if "Parameter" not in words and "ParameterTuple" not in words:
        return "none"
    return "random" if any(RANDOM_INITIALIZER.fullmatch(word) for word in words) else "constant"


RANDOM_INITIALIZER = re.compile(r"(?:\w*_)?(?:normal|uniform)|(?:[A-Z]\w*)?(?:Normal|Uniform)")


# Outputs


USER_FUNCTIONS = re.compile(
    r"mindspore(?:\.numpy(?:\.fft)?|\.mint(?:\.[a-z]\w*)*|\.ops(?:\.auto_generate|\.functional_overload)?"
    r"|\.common\.initializer)?\.[a-z]\w*\Z"
)
"""Canonical names of the functions whose results are looked up."""

MEASURED: dict[str, str | None] = {
    "mindspore.mint.equal": None,  # a bool
    "mindspore.mint.flatten": "Tensor",
    "mindspore.mint.reshape": "Tensor",
    "mindspore.mint.squeeze": "Tensor",
    "mindspore.mint.t": "Tensor",
    "mindspore.ops.AdaptiveMaxPool2D": "tuple",
    "mindspore.ops.Depend": None,  # the first argument, whatever it is
    "mindspore.ops.LogMatrixDeterminant": "tuple",
    "mindspore.ops.Print": None,  # None
    "mindspore.ops.Rank": None,  # an int
    "mindspore.ops.depend": None,
    "mindspore.ops.lu_unpack": "tuple",
    "mindspore.ops.rank": None,
    "mindspore.ops.slogdet": "tuple",
    "mindspore.tensor": "Tensor",
}
"""What was measured where the documentation is wrong (the examples of all others agree with it) or silent."""


class Outputs:
    """What functions and Cells give back, by their docstrings."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def of_functions(self) -> dict[str, list[str]]:
        """``Tensor`` and ``tuple`` → canonical names of the functions that return it."""
        found: dict[str, list[str]] = {"Tensor": [], "tuple": []}
        for name, value in sorted(self.names.objects.items()):
            if not USER_FUNCTIONS.match(name) or isinstance(value, type):
                continue
            if isinstance(value, ms("ops.Primitive")):
                kind = self.of_class(type(value))
            else:
                kind = MEASURED[name] if name in MEASURED else self.of_text(value.__doc__ or "")
            if kind:
                found[kind].append(name)
        return found

    def of_class(self, cls: Any) -> str | None:
        """What a Primitive or a Cell of this class gives back."""
        name = self.names.of(cls)
        return MEASURED[name] if name in MEASURED else self.of_text(vars(cls).get("__doc__") or "")

    def exception_of_class(self, cls: Any) -> str | None:
        """The parameter of the constructor that must be false for the output to be a single Tensor."""
        sections = sections_of(inspect.cleandoc(vars(cls).get("__doc__") or ""))
        found = EXCEPTION.match(sections[0]) if sections else None
        return found[1] if found else None

    def of_text(self, text: str, seen: tuple[str, ...] = ()) -> str | None:
        """The kind that a docstring states: its sections, its overloads, or the function it refers to."""
        text = inspect.cleandoc(text)
        sections = [kind_of_section(section) for section in sections_of(text)]
        arrows = [
            kind_of_section(arrow)
            for arrow in re.findall(r"^(?:\.\. \w+:: )?\w+\(.*\) -> (.+)$", text, re.MULTILINE)
        ]
        kinds = set(sections + arrows)
        reference = re.search(r"(?:[Rr]efer to|Alias for)\s+:func:`(mindspore\.[\w.]+?)(?:\(\))?`", text)
        if reference and not sections and reference[1] not in seen:
            kinds |= {self.of_path(reference[1], (*seen, reference[1]))} - {None}
        return kinds.pop() if len(kinds) == 1 else None

    def of_path(self, path: str, seen: tuple[str, ...]) -> str | None:
        """The kind of the function that a docstring refers to."""
        if path in MEASURED:
            return MEASURED[path]
        module, _, name = path.rpartition(".")
        if module == "mindspore.Tensor":
            target = getattr(ms("Tensor"), name, None)
        else:
            target = self.names.modules.get(module, {}).get(name)
        return self.of_text(getattr(target, "__doc__", None) or "", seen)


def sections_of(text: str) -> list[str]:
    """The texts of the ``Returns:`` and ``Outputs:`` sections."""
    pattern = r"^( *)(?:Returns|Outputs?):[ ]*\n?((?:(?:\1[ ]+\S.*|[ ]*)\n?)*)"
    return [inspect.cleandoc(match[2]).strip() for match in re.finditer(pattern, text, re.MULTILINE)]


ITEM = re.compile(
    r"^- Tensor, |^(?:- )?(?:\*\*[^*\n]+\*\*|`?[a-z]\w*'?`?)\s*-?\s*\(Tensor\b[^)\n]*\)", re.MULTILINE
)
"""The start of a documented output: ``- **mask** (Tensor)``, ``mask (Tensor)`` or ``- Tensor, …``."""

NOT_ADJECTIVES = (
    "and|bytes|coo|csr|for|from|handle|if|in|list|map|multiple|number|numpy|of|or|rank|row|shape|size|sparse|to"
    "|tuple|two|three|whether|which"
)
"""Words before "tensor" that make the text speak of something else."""

ONE_TENSOR = re.compile(
    rf"(?:(?!(?:{NOT_ADJECTIVES})\b)[\w'*:`-]+ ){{0,4}}tensor\b"
    r"(?!\s*(?:\(s\)|or (?!(?:tensor )?scalar)|and |/|\||\[|of tensors))",
    re.IGNORECASE,
)
SEVERAL_TENSORS = re.compile(
    r"(?:(?:an?|the|returns?) )?(?:tuple|list)\b.*?tensor|\((?:Tensor,\s*)+(?:Tensor|list of Tensor)?\)",
    re.IGNORECASE | re.DOTALL,
)
DOUBT_ONE = re.compile(
    r"\b(?:or|returns?|returned|otherwise,?|outputs?|output is)\s+(?:an?\s+|the\s+)?(?:\w+\s+)?"
    r"(?:tuples?|lists?|None|bool|str)\b(?!\s*[(\[]\s*int|/)"
    r"|\btuples? of (?:\w+ )?(?:sub-)?tensors?\b|\b(?:tuple|list)[(\[]\s*Tensor|^tuple \(Tensor"
    r"|^tensor,? an? (?:tuple|list)|\bin the (?:tuple|list)\b",
    re.IGNORECASE | re.MULTILINE,
)
DOUBT_SEVERAL = re.compile(
    r"\bNone\b|\bor (?:an?\s+|the\s+|single\s+)*tensor\b|\bonly\b|\boptional\b|return_\w+"
    r"|^(?:an?|the)? ?(?:tuple|list)[(\[ ]+(?:of )?(?:int|str)|Union|Function|loss scal|COOTensor|CSRTensor",
    re.IGNORECASE | re.MULTILINE,
)


EXCEPTION = re.compile(
    r"(?:If|When) `(\w+)` is (?:``)?False(?:``)?\s*,? *(?:then |the )?(?:output is|returns?)"
    r" (?:an?|the) Tensor\b"
)
"""The text of an output that is a Tensor unless a parameter of the constructor is true."""


def kind_of_section(section: str) -> str | None:
    """``Tensor``, ``tuple`` (of Tensors, or a list), or None when the text leaves a doubt."""
    items = len(ITEM.findall(section))
    if SEVERAL_TENSORS.match(section) or items > 1:
        return None if DOUBT_SEVERAL.search(section) else "tuple"
    if (ONE_TENSOR.match(section) or ITEM.match(section)) and not DOUBT_ONE.search(section):
        return "Tensor"
    return None


# Tensor


def tensor_methods(outputs: Outputs) -> dict[str, str]:
    """Public methods of Tensor → what they give back, where it is known."""
    tensor = ms("Tensor")
    found = {}
    for name in dir(tensor):
        method = inspect.getattr_static(tensor, name)
        if name.startswith("_") or not (inspect.isroutine(method) or isinstance(method, staticmethod)):
            continue
        kind = outputs.of_text(getattr(method, "__doc__", None) or "")
        if name in HOST_METHODS:
            value = getattr(tensor([1.0], ms("float32")), name)()
            kind = "Tensor" if isinstance(value, tensor) else "host"
        if kind:
            found[name] = kind
    return found


HOST_METHODS = ("asnumpy", "item", "numpy", "tolist")
"""Methods of Tensor whose value is outside the graph (in 2.0, ``item`` gives a Tensor)."""


def tensor_properties() -> dict[str, str]:
    """Properties of Tensor → ``Tensor``, or ``constant`` when it is known while compiling."""
    tensor = ms("Tensor")
    value_of = tensor([[1.0]], ms("float32"))
    found = {}
    for name in dir(tensor):
        attribute = inspect.getattr_static(tensor, name)
        if name.startswith("_") or not (
            isinstance(attribute, property) or inspect.isdatadescriptor(attribute)
        ):
            continue
        try:
            value = getattr(value_of, name)
        except Exception as error:  # a property may need another dtype or device
            log.info("property: %s: %s", name, repr(error)[:150])
            continue
        found[name] = "Tensor" if isinstance(value, tensor) else "constant"
    return found


# Python's functions

PYTHON_MODULES = (
    "bisect",
    "builtins",
    "copy",
    "functools",
    "heapq",
    "inspect",
    "math",
    "os.path",
    "statistics",
)
"""Modules of Python's own whose functions graph code may want to call."""


def interpreted_functions() -> list[str]:
    """The functions of Python for which the compiler's parser has nothing of its own."""
    resources = importlib.import_module("mindspore._extends.parse.resources")
    parser = importlib.import_module("mindspore._extends.parse.parser")
    found = []
    for module in PYTHON_MODULES:
        for name, value in vars(importlib.import_module(module)).items():
            is_function = isinstance(value, (types.BuiltinFunctionType, types.FunctionType))
            is_left_out = is_function and value not in resources.convert_object_map
            is_refused = module == "builtins" and value in parser._unsupported_python_builtin_type
            if (is_left_out or is_refused) and not name.startswith("_"):
                found.append(f"{module}.{name}")
    return sorted(found)


# What is forbidden in graph code


def registry(what: str) -> set[str]:
    """The names that MindSpore's own ``jit_forbidden_register`` keeps: of a ``module`` or a ``method``."""
    for path in ("mindspore.graph._utils.check_jit_forbidden_api", "mindspore._check_jit_forbidden_api"):
        with contextlib.suppress(ImportError):
            module = importlib.import_module(path)
            return set(getattr(module, f"get_jit_forbidden_{what}")())
    return set()


def forbidden_methods(cls: Any) -> list[str]:
    """Public methods that are registered, are generators, or call such a method of ``self``."""
    calls: dict[str, set[str]] = {}
    found = {name.rpartition(".")[2] for name in registry("method") if f".{cls.__qualname__}." in name}
    for name in dir(cls):
        method = inspect.unwrap(inspect.getattr_static(cls, name))
        if inspect.isfunction(method) and not name.startswith("__"):
            calls[name] = calls_of_self(method)
            if inspect.isgeneratorfunction(method):
                found.add(name)
    while True:
        more = {name for name, called in calls.items() if called & found} - found
        if not more:
            return sorted(name for name in found if not name.startswith("_"))
        found |= more


def calls_of_self(method: Any) -> set[str]:
    """Names of the methods that ``method`` calls on ``self``."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(method)))
    callees = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {
        callee.attr
        for callee in callees
        if isinstance(callee, ast.Attribute)
        and isinstance(callee.value, ast.Name)
        and callee.value.id == "self"
    }


def forbidden_functions(names: Names) -> dict[str, list[str]]:
    """Registered module → canonical names of its functions."""
    functions: dict[str, list[str]] = {}
    for name, value in sorted(names.objects.items()):
        module = getattr(value, "__module__", "")
        if module in registry("module") and inspect.isfunction(value) and "._" not in name:
            functions.setdefault(module, []).append(name)
    return functions


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
