"""The tables of facts about MindSpore: what they say, and that the generator says the same today."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from msgraph_lint import mindspore_facts
from msgraph_lint.mindspore_facts import Facts, Param, facts
from msgraph_lint.targets import MEASURED_VERSIONS

FOLDER = Path(mindspore_facts.__file__).parent
GENERATOR = FOLDER / "generate.py"
TABLES = [FOLDER / f"{version}.json" for version in MEASURED_VERSIONS]

SPELLINGS = {
    "mindspore.nn.Cell": "nn.Cell nn.cell.Cell",
    "mindspore.nn.Dense": "nn.Dense nn.layer.Dense nn.layer.basic.Dense",
    "mindspore.Tensor": "Tensor common.Tensor common.tensor.Tensor ops.Tensor",
    "mindspore.Parameter": "Parameter common.Parameter common.parameter.Parameter",
    "mindspore.ops.ReduceSum": "ops.ReduceSum ops.operations.ReduceSum ops.P.ReduceSum",
    "mindspore.common.initializer.initializer": "common.initializer.initializer",
    "mindspore.jit": "jit common.jit common.api.jit",
    "mindspore.jit_class": "jit_class common.jit_class",
    "mindspore.ops.constexpr": "ops.constexpr ops.primitive.constexpr",
    "mindspore.ops.primitive._primexpr": "ops.primitive._primexpr",
    "mindspore.ops.GradOperation": "ops.GradOperation ops.composite.GradOperation",
    "mindspore.grad": "grad ops.grad ops.functional.grad",
    "mindspore.set_context": "set_context context.set_context",
    "mindspore.float32": "float32 dtype.float32 common.dtype.float32",
    "mindspore.ops.shape": "ops.shape ops.functional.shape",
    "mindspore.ops._primitive_cache._get_cache_prim": "ops._primitive_cache._get_cache_prim",
}


@pytest.fixture(params=MEASURED_VERSIONS)
def known(request: pytest.FixtureRequest) -> Facts:
    return facts(request.param)


@pytest.mark.parametrize(
    ("canonical", "spelling"),
    [(canonical, spelling) for canonical, spellings in SPELLINGS.items() for spelling in spellings.split()],
)
def test_all_spellings_of_an_object_are_one(known: Facts, canonical: str, spelling: str) -> None:
    assert known.canonical(f"mindspore.{spelling}") == canonical


def test_a_canonical_name_stands_for_itself(known: Facts) -> None:
    names = [*known.primitives, *known.optimizers, *known.initializers]
    assert [name for name in names if known.canonical(name) != name] == []


@pytest.mark.parametrize(
    "name", ["mindspore", "mindspore.nn", "numpy.array", "mindspore.nn.NoSuchCell", "Cell", ""]
)
def test_what_is_not_an_object_of_mindspore_has_no_canonical_name(known: Facts, name: str) -> None:
    assert known.canonical(name) is None


def test_modules_are_known(known: Facts) -> None:
    for name in (
        "mindspore",
        "mindspore.nn",
        "mindspore.ops.operations",
        "mindspore.dtype",
        "mindspore.ops.P",
    ):
        assert known.is_module(name)
    assert not known.is_module("mindspore.nn.Cell")
    assert known.names_in("mindspore.nn")["Cell"] == "mindspore.nn.Cell"
    assert known.names_in("torch") == {}


def test_dense_is_a_cell_with_random_weights(known: Facts) -> None:
    dense = known.cell("mindspore.nn.Dense")
    assert dense is not None
    assert [param.name for param in dense.params][:3] == ["in_channels", "out_channels", "weight_init"]
    assert [param.has_default for param in dense.params][:3] == [False, False, True]
    assert dense.weights == "random"
    assert dense.bases == ("mindspore.nn.Cell",)
    assert dense.output == "Tensor"


@pytest.mark.parametrize(
    ("weights", "names"),
    [
        (
            "random",
            "Conv1d Conv2d Conv3d Conv2dTranspose Embedding LSTM GRU RNN LSTMCell BiDense MultiheadAttention",
        ),
        ("constant", "BatchNorm1d BatchNorm2d LayerNorm GroupNorm InstanceNorm2d PReLU Adam SGD Momentum"),
        (
            "none",
            "Cell CellList SequentialCell ReLU Dropout MaxPool2d MSELoss WithLossCell TrainOneStepCell Pad",
        ),
    ],
)
def test_weights_are_those_of_an_instance_with_default_arguments(
    known: Facts, weights: str, names: str
) -> None:
    cells = {name: known.cell(f"mindspore.nn.{name}") for name in names.split()}
    assert {name: cell and cell.weights for name, cell in cells.items()} == dict.fromkeys(cells, weights)


def test_parameters_are_read_behind_decorators(known: Facts) -> None:
    sgd, container = known.cell("mindspore.nn.SGD"), known.cell("mindspore.nn.SequentialCell")
    assert sgd is not None
    assert container is not None
    assert sgd.params[:2] == (
        Param("params", "positional", False),
        Param("learning_rate", "positional", True),
    )
    assert container.params == (Param("args", "*", False),)


def test_keyword_parameters_are_told_apart(known: Facts) -> None:
    loss = known.cell("mindspore.nn.GaussianNLLLoss")
    assert loss is not None
    assert loss.params[0] == Param("full", "keyword", True)


def test_optimizers_are_cells(known: Facts) -> None:
    assert known.is_optimizer("mindspore.nn.SGD")
    assert known.is_cell("mindspore.nn.SGD")
    assert not known.is_optimizer("mindspore.nn.Dense")
    sgd = known.cell("mindspore.nn.SGD")
    assert sgd is not None
    assert sgd.bases == ("mindspore.nn.Optimizer", "mindspore.nn.Cell")


def test_cells_are_told_from_other_classes(known: Facts) -> None:
    for name in ("Cell", "CellList", "TrainOneStepCell", "WithLossCell", "CrossEntropyLoss"):
        assert known.is_cell(f"mindspore.nn.{name}")
    for name in ("mindspore.Tensor", "mindspore.ops.ReduceSum", "mindspore.common.initializer.Normal"):
        assert not known.is_cell(name)
        assert known.cell(name) is None


def test_pooling_returns_a_tensor_unless_asked_for_indices() -> None:
    pool = facts("2.10").cell("mindspore.nn.MaxPool2d")
    assert pool is not None
    assert (pool.output, pool.tensor_unless) == (None, "return_indices")


def test_initializers(known: Facts) -> None:
    assert {"mindspore.common.initializer.Normal", "mindspore.common.initializer.Zero"} <= known.initializers


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (
            "Tensor",
            "ops.relu ops.add ops.matmul ops.mean ops.concat ops.zeros ops.one_hot numpy.where numpy.arange",
        ),
        (
            "Tensor",
            "ops.reshape ops.cast ops.transpose ops.tensor_add ops.reduce_sum ops.stack ops.cross_entropy",
        ),
        ("tuple", "ops.split ops.topk ops.chunk ops.unbind ops.slogdet numpy.meshgrid"),
        (
            None,
            "ops.shape ops.rank ops.size ops.dtype ops.is_tensor ops.grad ops.depend jit",
        ),
    ],
)
def test_what_functions_return(known: Facts, kind: str | None, names: str) -> None:
    found = {name: known.function_returns(f"mindspore.{name}") for name in names.split()}
    assert found == dict.fromkeys(found, kind)


def test_primitives(known: Facts) -> None:
    assert known.is_primitive("mindspore.ops.ReduceSum")
    assert not known.is_primitive("mindspore.ops.relu")
    for name in ("ReduceSum", "Concat", "MatMul", "ReLU", "Cast"):
        assert known.primitive_returns(f"mindspore.ops.{name}") == "Tensor"
    for name in ("Split", "TopK", "Shape", "Rank", "Depend", "MakeTuple"):
        assert known.primitive_returns(f"mindspore.ops.{name}") is None


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("Tensor", "abs reshape astype sum mean transpose view squeeze expand_dims"),
        ("tuple", "split topk chunk"),
        ("host", "asnumpy numpy"),
        (None, "is_contiguous dim ndimension no_such_method shape"),
    ],
)
def test_tensor_methods(known: Facts, kind: str | None, names: str) -> None:
    found = {name: known.tensor_method(name) for name in names.split()}
    assert found == dict.fromkeys(found, kind)


def test_tensor_properties(known: Facts) -> None:
    for name in ("shape", "dtype", "ndim", "size", "itemsize", "nbytes", "strides"):
        assert known.tensor_property(name) == "constant"
    assert known.tensor_property("T") == "Tensor"
    assert known.tensor_property("abs") is None


def test_cell_attributes(known: Facts) -> None:
    assert {
        "construct",
        "training",
        "param_prefix",
        "insert_child_to_cell",
        "_cells",
        "_params",
        "__class__",
    } <= known.cell_attributes
    assert not {"dense", "hidden_size"} & known.cell_attributes


def test_versions_differ_where_mindspore_does() -> None:
    old, middle, new = (facts(version) for version in ("2.0", "2.7", "2.10"))
    assert old.canonical("mindspore.ms_function") == "mindspore.ms_function"
    assert new.canonical("mindspore.ms_function") is None
    assert old.canonical("mindspore.mint.split") is None
    assert new.function_returns("mindspore.mint.split") == "tuple"
    assert (old.tensor_method("item"), new.tensor_method("item")) == ("Tensor", "host")
    assert not old.is_cell("mindspore.nn.CellDict")
    assert middle.is_cell("mindspore.nn.CellDict")
    assert new.canonical("mindspore.graph.api.jit") == "mindspore.jit"
    assert middle.canonical("mindspore.graph.api.jit") is None


def test_an_unmeasured_version_has_no_facts() -> None:
    with pytest.raises(FileNotFoundError):
        facts("1.0")


@pytest.mark.long
@pytest.mark.oracle
def test_the_generator_writes_the_stored_table(python: str, tmp_path: Path) -> None:
    asked = subprocess.run(
        [python, "-c", "import mindspore; print(mindspore.__version__)"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert asked.returncode == 0, "install MindSpore, or leave out with --no-oracle the tests that ask it"
    version = asked.stdout.split()[-1]
    stored = {json.loads(path.read_text(encoding="utf-8"))["mindspore"]: path for path in TABLES}
    if version not in stored:
        pytest.skip(f"no table is stored for MindSpore {version}")
    done = subprocess.run(
        [sys.executable, "-m", "msgraph_lint.mindspore_facts", "--python", python, "--out", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    fresh = json.loads((tmp_path / stored[version].name).read_text(encoding="utf-8"))
    table = json.loads(stored[version].read_text(encoding="utf-8"))
    assert list(fresh) == list(table)
    for part in table:
        assert fresh[part] == table[part]


def test_the_generator_says_in_one_line_that_mindspore_is_missing(tmp_path: Path) -> None:
    (tmp_path / "mindspore.py").write_text("raise ImportError(\"No module named 'mindspore'\\nmore\")")
    done = subprocess.run(
        [sys.executable, str(GENERATOR), str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == (
        f"generate.py: MindSpore cannot be imported by {sys.executable}: No module named 'mindspore'\n"
    )
    assert list(tmp_path.glob("*.json")) == []


def test_the_generator_wants_one_folder() -> None:
    done = subprocess.run([sys.executable, str(GENERATOR)], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "usage: generate.py OUT_FOLDER\n"


def test_forbidden_methods_are_registered_generators_or_callers_of_them(known: Facts) -> None:
    expected = {"trainable_params", "parameters_and_names", "parameters_dict", "cells_and_names"}
    assert expected <= known.forbidden_cell_methods
    assert known.forbidden_cell_methods <= known.cell_attributes
    assert "construct" not in known.forbidden_cell_methods


def test_functions_of_the_context_are_forbidden() -> None:
    assert "mindspore.set_context" in facts(MEASURED_VERSIONS[-1]).forbidden_functions("mindspore.context")
    assert facts("2.0").forbidden_functions("mindspore.context") == frozenset()
