"""The ground floor: definitions by scope and place, what names mean, and who uses a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_paths, check_text
from msgraph_lint.program.definitions import ClassInfo, External, FunctionInfo
from msgraph_lint.program.imports import Import, imports_in
from msgraph_lint.program.project import Project
from msgraph_lint.source import Source

HEADER = "import mindspore as ms\nfrom mindspore import nn\n\n"
CELL = """class Net(nn.Cell):
    def construct(self, x):
        y = x
        del {name}
        return x
"""


def lines(code: str, rule: str = "MSG101") -> list[int]:
    """Where ``rule`` speaks in ``code``, counted from the line after the imports."""
    report = check_text("model.py", HEADER + code, Settings())
    assert not report.errors
    return [finding.start[0] - 3 for finding in report.findings if finding.code == rule]


def indented(code: str, by: int = 4) -> str:
    return "".join(" " * by + line for line in code.splitlines(keepends=True))


def test_two_classes_of_one_name_in_functions() -> None:
    cell = indented(CELL.format(name="y"))
    assert lines(f"def first():\n{cell}\n\ndef second():\n{cell}") == [5, 13]


def test_two_classes_of_one_name_in_branches() -> None:
    cell = indented(CELL.format(name="y"))
    assert lines(f"if ms.__version__ > '2':\n{cell}else:\n{cell}") == [5, 11]


def test_two_classes_of_one_name_in_a_module() -> None:
    assert lines(CELL.format(name="y") * 2) == [4, 9]


def test_method_in_both_branches_of_a_class_body() -> None:
    method = indented("def construct(self, x):\n    y = x\n    del y\n    return x\n", 8)
    assert lines(f"class Net(nn.Cell):\n    if FAST:\n{method}    else:\n{method}") == [5, 10]


def test_method_that_a_later_one_hides() -> None:
    code = """class Net(nn.Cell):
    def construct(self, x):
        y = x
        del y
        return x

    def construct(self, x):
        return x
"""
    assert lines(code) == []


def test_setter_does_not_hide_its_property() -> None:
    code = """class Net(nn.Cell):
    @property
    def scale(self):
        return 1

    @scale.setter
    def scale(self, value):
        y = value
        del y

    def construct(self, x):
        return x * self.scale
"""
    assert lines(code) == []


def test_two_functions_of_one_name_in_a_function() -> None:
    code = """def first():
    @ms.jit
    def step(x):
        y = x
        del y
        return x

    @ms.jit
    def step(x):
        y = x
        del y
        return x
"""
    assert lines(code) == [5, 11]


def test_class_is_the_one_defined_around_it() -> None:
    code = """class Block(nn.Cell):
    def construct(self, x):
        return x


def make():
    class Block(nn.Cell):
        def helper(self, x):
            y = x
            del y
            return x

    class Net(Block):
        def construct(self, x):
            return self.helper(x)

    return Net()
"""
    assert lines(code) == [10]


def test_function_sees_what_the_function_around_its_class_binds() -> None:
    code = """def fold(x):
    return x


def make():
    def fold(x):
        y = x
        del y
        return x

    class Net(nn.Cell):
        def construct(self, x):
            return fold(x)

    return Net()
"""
    assert lines(code) == [8]


def project(folder: Path, files: dict[str, str], *linted: str) -> Project:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    (folder / "pyproject.toml").touch()
    return Project.around([folder / name for name in linted])


def test_class_that_a_function_hides_is_not_the_one_of_the_module(tmp_path: Path) -> None:
    code = "class A: ...\n\n\ndef make():\n    class A: ...\n    class B(A): ...\n"
    module = project(tmp_path, {"a.py": code}, "a.py").load(str(tmp_path / "a.py"))
    outer, inner, derived = module.classes
    assert derived.bases == [inner]
    assert inner.context == module.functions[0]
    assert outer.context is None


def test_code_of_the_module_sees_the_class_defined_before_it(tmp_path: Path) -> None:
    code = "class A: ...\n\n\nfirst = A()\n\n\nclass A: ...\n\n\nlast = A()\n"
    module = project(tmp_path, {"a.py": code}, "a.py").load(str(tmp_path / "a.py"))
    first, last = module.classes
    assert (module.lookup("A", 4), module.lookup("A", 10), module.lookup("A")) == (first, last, last)


def test_local_import_leads_to_the_project(tmp_path: Path) -> None:
    files = {"a.py": "def fold(x): ...\n", "b.py": "def run():\n    from a import fold\n    return fold\n"}
    module = project(tmp_path, files, "b.py").load(str(tmp_path / "b.py"))
    found = module.functions[0].lookup("fold")
    assert isinstance(found, FunctionInfo)
    assert found.module.key == str(tmp_path / "a.py")


@pytest.mark.parametrize("stand_in", ["Cell = object", "class Cell: ..."])
def test_what_only_except_binds_stands_in(stand_in: str, tmp_path: Path) -> None:
    code = f"try:\n    from mindspore.nn import Cell\nexcept ImportError:\n    {stand_in}\n"
    module = project(tmp_path, {"a.py": code}, "a.py").load(str(tmp_path / "a.py"))
    assert module.lookup("Cell") == External("mindspore.nn.Cell")


def test_module_in_a_folder_that_is_no_package(tmp_path: Path) -> None:
    files = {
        "models/layers.py": "class Block: ...\n",
        "main.py": "from models import layers\nB = layers.Block\n",
    }
    module = project(tmp_path, files, "main.py").load(str(tmp_path / "main.py"))
    assert isinstance(module.resolve(module.tree.body[1].value), ClassInfo)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("import a.b", [(None, "a.b", "a")]),
        ("import a.b as c, d", [(None, "a.b", "c"), (None, "d", "d")]),
        ("from a import b as c", [("a", "b", "c")]),
        ("from . import b", [(".", "b", "b")]),
        ("from ..a import (b,  # why\n    c as d)", [("..a", "b", "b"), ("..a", "c", "d")]),
        ("from a import b, \\\n    c", [("a", "b", "b"), ("a", "c", "c")]),
        ("    from a import *", [("a", "*", "*")]),
        ("if x: import a", [(None, "a", "a")]),
        ("x = 1; import a", [(None, "a", "a")]),
        ("important = 1\nimport_it(a)", []),
    ],
)
def test_imports_in_text(line: str, found: list[tuple[str | None, str, str]]) -> None:
    assert list(imports_in(line.encode())) == [Import(*each) for each in found]


LAYERS = {
    "pkg/__init__.py": "from .layers import Block\n",
    "pkg/layers.py": "class Block: ...\n\n\nclass Other: ...\n",
    "pkg/nets.py": "from pkg import Block\n\n\nclass Net:\n    def make(self):\n        return Block()\n",
    "pkg/same_name.py": "class Block: ...\n\n\nclass Net:\n    block = Block\n",
    "pkg/other.py": "from .layers import Other\n\n\nclass Alone: ...\n",
    "scripts/train.py": "import pkg.nets\n\nnet = pkg.nets.Net()\n\n\ndef unrelated(): ...\n",
    "scripts/hint.py": "from pkg.layers import Block\n\n\ndef show(block: Block) -> Block: ...\n",
}


def test_users_of_a_file_are_found_by_name(tmp_path: Path) -> None:
    found = project(tmp_path, LAYERS, "pkg/layers.py")
    users = {Path(module.key).name for module in found.modules()} - {"layers.py"}
    assert users == {"nets.py", "train.py"}
    train = found.load(str(tmp_path / "scripts" / "train.py"))
    assert [found.leads_here(train, node) for node in train.tree.body[1:]] == [True, False]


def test_what_leads_nowhere_is_not_parsed(tmp_path: Path) -> None:
    found = project(tmp_path, LAYERS, "pkg/nets.py")
    assert len(list(found.modules())) == 2
    assert {Path(module.key).name for module in found.program.modules} == {"nets.py", "train.py"}


def test_findings_do_not_depend_on_which_files_are_linted(tmp_path: Path) -> None:
    files = {
        "layers.py": HEADER + "def helper(x):\n    y = x\n    del y\n    return x\n",
        "nets.py": HEADER + "from layers import helper\n\n\n"
        "class Net(nn.Cell):\n    def construct(self, x):\n        return helper(x)\n",
    }
    project(tmp_path, files)
    alone = check_paths([tmp_path / "layers.py"], Settings()).findings
    together = check_paths([tmp_path / name for name in files], Settings()).findings
    assert [(each.path, each.span) for each in alone] == [(each.path, each.span) for each in together]
    assert len(alone) == 1


def test_text_that_is_not_on_disk_is_what_counts(tmp_path: Path) -> None:
    project(tmp_path, {"a.py": "def fold(x): ...\n", "b.py": "x = 1\n"})
    path = str(tmp_path / "b.py")
    overlay = {path: Source(path, "from a import fold\ny = fold(1)\n")}
    found = Project.around([tmp_path / "a.py"], overlay)
    assert [Path(module.key).name for module in found.modules()] == ["a.py", "b.py"]


def test_a_file_that_was_changed_stays_so_when_nothing_leads_to_it_for_a_while(tmp_path: Path) -> None:
    first, second = tmp_path / "first.py", tmp_path / "second.py"
    for path in (first, second):
        path.write_text("x = 1\n", "utf-8")
    project = Project.around([first, second]).renewed({str(first): Source(str(first), "x = 2\n")})
    project.load(str(second))
    project = project.renewed({str(second): Source(str(second), "x = 3\n")})
    assert project.load(str(first)).source.text == "x = 2\n"
    assert project.load(str(second)).source.text == "x = 3\n"
