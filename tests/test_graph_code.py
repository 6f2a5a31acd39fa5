"""Which functions are graph code, across files and import spellings; nothing is imported to know it."""

from __future__ import annotations

from pathlib import Path

import pytest

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.code import GraphCode
from msgraph_lint.program.project import Project
from msgraph_lint.targets import DEFAULT_TARGET, Target
from msgraph_lint.values.value import Kind


def graph_code(
    folder: Path, files: dict[str, str], *linted: str, target: Target = DEFAULT_TARGET
) -> dict[str, GraphFunction]:
    """The graph code of a project of ``files``: ``file.py:Class.method`` -> function."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    project = Project.around([folder / name for name in (linted or files)])
    functions = GraphCode(project, target).functions()
    return {f"{Path(f.module.key).relative_to(folder)}:{f.qualname}": f for f in functions}


CELL = "class Net({base}):\n    def construct(self, x):\n        return x\n"


@pytest.mark.parametrize(
    ("imports", "base"),
    [
        ("from mindspore import nn", "nn.Cell"),
        ("import mindspore.nn as nn", "nn.Cell"),
        ("import mindspore as ms", "ms.nn.Cell"),
        ("import mindspore", "mindspore.nn.Cell"),
        ("import mindspore.nn", "mindspore.nn.Cell"),
        ("from mindspore.nn import Cell", "Cell"),
        ("from mindspore.nn import Cell as Module", "Module"),
        ("from mindspore.nn.cell import Cell", "Cell"),
        ("from mindspore.nn import *", "Cell"),
        ("from mindspore import nn\nBase = nn.Cell", "Base"),
        ("try:\n    from mindspore import nn\nexcept ImportError:\n    nn = None", "nn.Cell"),
        ("from mindspore import nn", "nn.Dense"),
        ("from mindspore import nn", "nn.LossBase"),
        ("from mindspore import nn", "nn.TrainOneStepCell"),
        ("from mindspore.nn.loss.loss import LossBase", "LossBase"),
    ],
)
def test_every_spelling_of_a_cell(imports: str, base: str, tmp_path: Path) -> None:
    text = f"{imports}\n\n\n{CELL.format(base=base)}"
    assert set(graph_code(tmp_path, {"net.py": text})) == {"net.py:Net.construct"}


@pytest.mark.parametrize("base", ["object", "nn.Module", "nn.NoSuchThing.Inner"])
def test_other_classes_are_not_cells(base: str, tmp_path: Path) -> None:
    text = f"from torch import nn\n\n\n{CELL.format(base=base)}"
    assert graph_code(tmp_path, {"net.py": text}) == {}


@pytest.mark.parametrize(
    ("layers", "imports", "base"),
    [
        ("from mindspore import nn\nclass Base(nn.Cell):\n    pass\n", "from layers import Base", "Base"),
        ("from mindspore import nn\nclass Base(nn.Cell):\n    pass\n", "import layers", "layers.Base"),
        ("from mindspore import nn\nclass Base(nn.Cell):\n    pass\n", "from layers import *", "Base"),
        ("from mindspore import nn\n", "from layers import nn", "nn.Cell"),
        ("from mindspore.nn import *\n", "from layers import Cell", "Cell"),
    ],
)
def test_bases_in_other_files(layers: str, imports: str, base: str, tmp_path: Path) -> None:
    files = {"layers.py": layers, "net.py": f"{imports}\n\n\n{CELL.format(base=base)}"}
    assert set(graph_code(tmp_path, files, "net.py")) == {"net.py:Net.construct"}


@pytest.mark.parametrize(
    "imports",
    [
        "from .layers.block import double",
        "from .layers import double",
        "from models.layers import double",
        "from models.layers.block import double",
        "import models.layers.block as block\ndouble = block.double",
    ],
)
def test_functions_in_packages(imports: str, tmp_path: Path) -> None:
    files = {
        "models/__init__.py": "",
        "models/layers/__init__.py": "from .block import double\n",
        "models/layers/block.py": "def double(x):\n    return twice(x)\n\n\n"
        "def twice(x):\n    return x * 2\n",
        "models/net.py": f"from mindspore import nn\n{imports}\n\n\n"
        "class Net(nn.Cell):\n    def construct(self, x):\n        return double(x)\n",
    }
    found = graph_code(tmp_path, files, "models/net.py")
    assert set(found) == {
        "models/net.py:Net.construct",
        "models/layers/block.py:double",
        "models/layers/block.py:twice",
    }
    assert found["models/layers/block.py:twice"].chain == (
        f"Net.construct ({tmp_path / 'models/net.py'}:{len(imports.splitlines()) + 6})",
        f"double ({tmp_path / 'models/layers/block.py'}:2)",
    )


def test_findings_do_not_depend_on_which_files_are_linted(tmp_path: Path) -> None:
    files = {
        "pyproject.toml": "",
        "pkg/__init__.py": "",
        "pkg/helpers.py": "def double(x):\n    return x * 2\n\n\ndef unused(x):\n    return x\n",
        "pkg/middle.py": "from pkg import helpers\n\n\n"
        "def quadruple(x):\n    return helpers.double(helpers.double(x))\n",
        "train.py": "import mindspore as ms\nfrom pkg.middle import quadruple\n\nstep = ms.jit(quadruple)\n",
    }
    expected = {"pkg/middle.py:quadruple", "pkg/helpers.py:double"}
    assert set(graph_code(tmp_path, files, "pkg/helpers.py")) == expected
    assert set(graph_code(tmp_path, files, "train.py")) == expected


REACH = """
import functools
import mindspore as ms
from mindspore import nn, ops
from mindspore.ops import constexpr


def called(x):
    return x


def passed_on(x):
    return x


def partially(x, k):
    return x


@constexpr
def at_compile_time(x):
    return called_by_constexpr(x)


def called_by_constexpr(x):
    return x


def never(x):
    return x


class Inner(nn.Cell):
    def construct(self, x):
        return self.step(x)

    def step(self, x):
        return x

    def extra(self, x):
        return x


class Plain:
    def scale(self, x):
        return x


class Base(nn.Cell):
    def __init__(self):
        super().__init__()
        self.inner = Inner()
        self.plain = Plain()
        self.in_init()

    def in_init(self):
        return never

    def hook(self, x):
        return x

    def construct(self, x):
        return self.hook(x)


class Net(Base):
    def hook(self, x):
        def nested(y):
            return called(y)

        grad = ms.grad(passed_on)
        part = functools.partial(partially, k=1)
        y = self.inner.extra(self.plain.scale(nested(x)))
        return super().hook(y) + grad(x) + part(x) + at_compile_time(x)

    def unused(self, x):
        return x
"""


def test_what_a_construct_reaches(tmp_path: Path) -> None:
    found = {name.partition(":")[2] for name in graph_code(tmp_path, {"net.py": REACH})}
    assert found == {
        "Base.construct",
        "Base.hook",
        "Net.construct",
        "Net.hook",
        "Net.hook.nested",
        "Inner.construct",
        "Inner.step",
        "Inner.extra",
        "Plain.scale",
        "called",
        "passed_on",
        "partially",
    }


JIT = """
import mindspore
import mindspore as ms
from mindspore import jit, nn
from mindspore.common.api import jit as aliased


@ms.jit
def plain(x):
    return x


@jit(jit_level="O0")
def with_options(x):
    return x


@aliased
def by_its_module(x):
    return x


@ms.jit(capture_mode="bytecode")
def bytecode(x):
    return x


@ms.jit(capture_mode="trace")
def traced(x):
    return x


def given(x):
    return x


def not_given(x):
    return x


compiled = ms.jit(given)
other = mindspore.jit(function=not_given, capture_mode="bytecode")


class Trainer:
    @jit
    def step(self, x):
        return self.loss(x)

    def loss(self, x):
        return x


@ms.jit_class
class Helper:
    def __init__(self):
        self.prepare()

    def prepare(self):
        self.k = 1

    def apply(self, x):
        return x


def outer():
    def forward(x):
        return x

    return ms.jit(forward)
"""


def test_jit(tmp_path: Path) -> None:
    found = {name.partition(":")[2] for name in graph_code(tmp_path, {"net.py": JIT})}
    assert found == {
        "plain",
        "with_options",
        "by_its_module",
        "given",
        "Trainer.step",
        "Trainer.loss",
        "Helper.apply",
        "outer.forward",
    }


FOLDED = """
from mindspore import nn


def in_dead_branch(x):
    return x


def in_live_branch(x):
    return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.debug = False

    def construct(self, x):
        if self.debug:
            return in_dead_branch(x)
        if x.shape[0] > 1:
            return in_live_branch(x)
        return x
"""


def test_branches_that_the_parser_drops_lead_nowhere(tmp_path: Path) -> None:
    new = graph_code(tmp_path, {"net.py": FOLDED})
    assert set(new) == {"net.py:Net.construct", "net.py:in_live_branch"}
    old = graph_code(tmp_path, {"net.py": FOLDED}, target=Target.parse("2.0"))
    assert set(old) == {"net.py:Net.construct", "net.py:in_live_branch", "net.py:in_dead_branch"}


def test_cells_for_pynative_are_compiled_where_others_call_them(tmp_path: Path) -> None:
    head = "from mindspore import nn\n"
    files = {
        "app/__init__.py": "",
        "app/pynative/__init__.py": "",
        "app/pynative/layers.py": head + CELL.format(base="nn.Cell").replace("Net", "Alone"),
        "app/pynative/shared.py": head + CELL.format(base="nn.Cell").replace("Net", "Shared"),
        "app/pynative/both.py": head + "# also for GRAPH_MODE\n" + CELL.format(base="nn.Cell"),
        "app/net.py": head
        + "from app.pynative.shared import Shared\n"
        + "class Net(nn.Cell):\n    def __init__(self):\n        super().__init__()\n"
        + "        self.shared = Shared()\n    def construct(self, x):\n        return self.shared(x)\n",
    }
    assert set(graph_code(tmp_path, files)) == {
        "app/net.py:Net.construct",
        "app/pynative/shared.py:Shared.construct",
        "app/pynative/both.py:Net.construct",
    }


def test_broken_neighbours_do_not_matter(tmp_path: Path) -> None:
    files = {
        "net.py": "from mindspore import nn\nfrom broken import helper\nfrom gone import other\n"
        + CELL.format(base="nn.Cell"),
        "broken.py": "def helper(:\n",
    }
    assert set(graph_code(tmp_path, files, "net.py")) == {"net.py:Net.construct"}


def test_cycles_end(tmp_path: Path) -> None:
    files = {
        "a.py": "from b import B, g\n\n\nclass A(B):\n    def construct(self, x):\n        return g(x)\n\n\n"
        "def f(x):\n    return g(x)\n",
        "b.py": "from a import A, f\n\n\nclass B(A):\n    pass\n\n\ndef g(x):\n    return f(x)\n",
    }
    assert graph_code(tmp_path, files) == {}


GIVEN = """
import functools
import mindspore as ms
from mindspore import nn, ops


def seen(x):
    return x


def other(x):
    return x


{code}
"""
CALLED = "    def construct(self, x):\n        return self.f(x)\n"


def given(code: str, folder: Path) -> set[str]:
    return {name.partition(":")[2] for name in graph_code(folder, {"net.py": GIVEN.format(code=code)})}


@pytest.mark.parametrize(
    "made",
    [
        "seen",
        "ops.relu if ms.get_context('mode') else seen",
        "[ops.relu, seen][1]",
        "{'a': seen, 'b': other}['a']",
        "{'a': seen, 'b': ops.relu}.get(name)",
        "ms.value_and_grad(seen)",
        "ms.grad(seen, 0)",
        "ops.vmap(fn=seen)",
        "ms.jacfwd(seen)",
        "ops.GradOperation(get_all=True)(seen)",
        "ops.InsertGradientOf(seen)",
        "ops.HyperMap(seen)",
        "ops.Morph(seen, None, None)",
        "ms.jit(jit_level='O0')(seen)",
    ],
)
def test_functions_kept_on_self(made: str, tmp_path: Path) -> None:
    init = f"    def __init__(self, name):\n        super().__init__()\n        self.f = {made}\n\n"
    assert given(f"class Net(nn.Cell):\n{init}{CALLED}", tmp_path) == {"Net.construct", "seen"}


def test_a_lambda_kept_on_self_and_what_it_calls(tmp_path: Path) -> None:
    init = "    def __init__(self):\n        super().__init__()\n        self.f = lambda x: seen(x) + 1\n\n"
    found = given(f"class Net(nn.Cell):\n{init}{CALLED}", tmp_path)
    assert found == {"Net.construct", "Net.__init__.<lambda>", "seen"}


@pytest.mark.parametrize(
    "made", ["functools.partial(seen)", "ops.HookBackward(seen)", "ops.PyFunc(seen, (), ())"]
)
def test_functions_that_python_runs(made: str, tmp_path: Path) -> None:
    init = f"    def __init__(self):\n        super().__init__()\n        self.f = {made}\n\n"
    assert given(f"class Net(nn.Cell):\n{init}{CALLED}", tmp_path) == {"Net.construct"}


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("ms.vmap(seen)(1)", {"seen"}),
        ("ms.jvp(seen, 1, 1)", {"seen"}),
        ("ops.linearize(seen, 1)", {"seen"}),
        ("nn.ForwardValueAndGrad(seen)", {"seen"}),
        ("nn.WithLossCell(None, seen)", {"seen"}),
        ("ms.grad(seen)(1)", set()),
        ("ms.set_context(mode=ms.GRAPH_MODE)\nms.grad(seen)(1)", {"seen"}),
        ("list(map(seen, [1]))", set()),
        ("ms.jit(seen, capture_mode='bytecode')", set()),
        ("class A:\n    def f(self, x):\n        return x\n\n\na = A()\nms.jit(a.f)", {"A.f"}),
        ("def outer():\n    def f(x):\n        return x\n    ms.vmap(f)", {"outer.f"}),
        ("ms.jit(lambda x: seen(x))", {"<lambda>", "seen"}),
    ],
)
def test_what_python_gives_to_the_compiler(code: str, found: set[str], tmp_path: Path) -> None:
    assert given(code, tmp_path) == found


def test_the_step_of_a_training_loop(tmp_path: Path) -> None:
    code = """
def train(net):
    def forward(x):
        return seen(x)

    step = ms.value_and_grad(forward, None, net.trainable_params())

    @ms.jit
    def train_step(x):
        loss, gradients = step(x)
        return loss
"""
    assert given(code, tmp_path) == {"train.train_step", "train.forward", "seen"}


def test_functions_under_other_names(tmp_path: Path) -> None:
    code = """
class Net(nn.Cell):
    def forward(self, x):
        return self.second(self.third(x))

    def first(self, x):
        return x

    second = first
    third = other
    construct = forward


class Late(nn.Cell):
    def __init__(self):
        super().__init__()
        self.construct = self.forward

    def forward(self, x):
        return x
"""
    assert given(code, tmp_path) == {"Net.forward", "Net.first", "Net.other", "Late.forward"}


def test_overloads(tmp_path: Path) -> None:
    code = """
add = ops.MultitypeFuncGraph("add")


@add.register("Tensor", "Tensor")
def _add(x, y):
    return seen(x)


@add.register("Number", "Number")
def _add(x, y):
    return other(x)


unused = ops.MultitypeFuncGraph("unused")


@unused.register("Tensor")
def _unused(x):
    return x


class Net(nn.Cell):
    def construct(self, x):
        return ops.HyperMap()(add, (x,), (x,))
"""
    assert given(code, tmp_path) == {"Net.construct", "_add", "seen", "other"}


@pytest.mark.parametrize("wraps", ["", "@functools.wraps(f)"])
def test_what_a_decorator_puts_around(wraps: str, tmp_path: Path) -> None:
    code = f"""
def twice(f):
    {wraps}
    def wrapper(self, x):
        return f(self, seen(x))
    return wrapper


class Net(nn.Cell):
    @twice
    def construct(self, x):
        return x
"""
    around = set() if wraps else {"twice.wrapper", "seen"}
    assert given(code, tmp_path) == {"Net.construct"} | around


def test_functions_that_init_is_given(tmp_path: Path) -> None:
    code = """
class Block(nn.Cell):
    def __init__(self, f, g=None):
        super().__init__()
        self.f = f
        self.g = g if g is not None else ops.relu

    def construct(self, x):
        if self.h is not None:
            x = self.g(x)
        return self.f(x)


net = Block(seen, g=other)
"""
    assert given(code, tmp_path) == {"Block.construct", "seen", "other"}


def test_a_function_that_is_only_compared_is_not_parsed(tmp_path: Path) -> None:
    code = """
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.f = seen

    def construct(self, x):
        return x if self.f is None else x + 1
"""
    assert given(code, tmp_path) == {"Net.construct"}


def test_bprop_is_compiled_in_graph_mode(tmp_path: Path) -> None:
    code = """
class Net(nn.Cell):
    def construct(self, x):
        return x

    def bprop(self, x, out, dout):
        return (seen(dout),)
"""
    assert given(code, tmp_path) == {"Net.construct"}
    graph_mode = f"ms.set_context(mode=ms.GRAPH_MODE)\n{code}"
    assert given(graph_mode, tmp_path) == {"Net.construct", "Net.bprop", "seen"}


def test_with_leads_to_what_it_calls(tmp_path: Path) -> None:
    code = """
@ms.jit_class
class Scope:
    def __enter__(self):
        return seen(1)

    def __exit__(self, *arguments):
        return None


class Net(nn.Cell):
    def construct(self, x):
        {statement}
            return x
"""
    within = code.replace("{statement}", "with Scope():")
    assert given(within, tmp_path) == {"Net.construct", "Scope.__enter__", "Scope.__exit__", "seen"}
    assert given(code.replace("{statement}", "if x:"), tmp_path) == {"Net.construct"}


def test_classes_that_a_function_defines(tmp_path: Path) -> None:
    text = (
        "from mindspore import jit, nn\n\n\n"
        "def test():\n"
        "    class Inner(nn.Cell):\n"
        "        def construct(self, z):\n"
        "            return z\n\n"
        "    net = Inner()\n\n"
        "    @jit\n"
        "    def run(z):\n"
        "        return net(z)\n\n"
        "    run([1, 2])\n"
    )
    functions = graph_code(tmp_path, {"net.py": text})
    inner = functions["net.py:Inner.construct"]
    assert [call.caller.qualname for call in inner.calls] == ["test.run"]
    assert inner.parameter_value("z").kind is Kind.LIST


OBJECTS = """from mindspore import Tensor, nn


def helper(x):
    return x


class Bag:
    def __init__(self, first):
        self.items = [first]

    def push(self, item):
        self.items.append(helper(item))


class Layer(nn.Cell):
    def construct(self, x, bag=None):
        if bag is not None:
            bag.push(x)
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = Layer()

    def construct(self, x: Tensor):
        return self.layer(x, Bag({given}))
"""


@pytest.mark.parametrize(
    ("given", "more"), [("x", set()), ("2", {"Bag.push", "helper"})], ids=["of Python", "of the graph"]
)
def test_methods_of_objects_that_are_passed(given: str, more: set[str], tmp_path: Path) -> None:
    """Python runs those of an object made of a Tensor; that stays so when a function is looked at anew."""
    (tmp_path / "net.py").write_text(OBJECTS.replace("{given}", given), "utf-8")
    code = GraphCode(Project.around([tmp_path / "net.py"]), DEFAULT_TARGET)
    functions = code.functions()
    assert {each.qualname for each in functions} == {"Layer.construct", "Net.construct"} | more
    for each in functions[:2]:
        code.renew(each.node)
    assert {each.qualname for each in code.found} == {each.qualname for each in functions}


PROPERTIES = """
import mindspore as ms
from mindspore import Tensor, nn


{decorator}
class Config:
    def __init__(self):
        self.sizes = [1, 2]

    @property
    def first(self):
        sizes = list(self.sizes)
        del sizes[1]
        return self.of(sizes)

    def of(self, sizes):
        try:
            return sizes[0]
        except IndexError:
            return 0


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.config = Config()

    def construct(self, x: Tensor):
        return x * self.config.first
"""


@pytest.mark.parametrize("decorator", ["", "@ms.jit_class"])
def test_python_computes_properties_of_objects(decorator: str, tmp_path: Path) -> None:
    """Run by MindSpore 2.0.0 (of a ``jit_class``) and 2.7.0 to 2.10.0: it compiles."""
    (tmp_path / "net.py").write_text(PROPERTIES.replace("{decorator}", decorator), "utf-8")
    code = GraphCode(Project.around([tmp_path / "net.py"]), DEFAULT_TARGET)
    assert {each.qualname for each in code.functions()} == {"Net.construct"}
