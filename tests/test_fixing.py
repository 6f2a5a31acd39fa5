"""The fix loop."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stub_rules import add_rule, insert, net, rename

from msgraph_lint import fixing
from msgraph_lint.config import Settings, build_settings
from msgraph_lint.engine import InternalError, check_paths, check_text
from msgraph_lint.findings import Edit, Fix, Report, Safety
from msgraph_lint.fixing import FixResult, fix_file, fix_files, fix_text
from msgraph_lint.hits import Hit
from msgraph_lint.program.project import Project
from msgraph_lint.source import Source

pytestmark = pytest.mark.usefixtures("alone")

DELETE = Settings(select=frozenset({"MSG101"}))
NET = net("y = x + 1", "del y", "return x")
FIXED = net("y = x + 1", "return x")


def fix(text: str, *codes: str, unsafe: bool = False) -> FixResult:
    return fix_text("model.py", text, Settings(select=frozenset(codes or {"MSG199"})), unsafe)


# The loop


def test_nothing_to_fix() -> None:
    result = fix_text("model.py", FIXED, DELETE)
    assert result.text == FIXED
    assert (result.applied, result.reverted, result.report.findings, result.report.errors) == ([], [], [], [])


def test_safe_fix() -> None:
    result = fix_text("model.py", NET, DELETE)
    assert result.text == FIXED
    assert [finding.code for finding in result.applied] == ["MSG101"]
    assert result.report.findings == []


def test_unsafe_fix_only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "old", fix=rename("new", Safety.UNSAFE))
    text = net("return old")
    assert fix(text).text == text
    assert len(fix(text).report.findings) == 1
    assert fix(text, unsafe=True).text == net("return new")


def test_passes_until_nothing_applies(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "one", "MSG197", fix=rename("two"))
    add_rule(monkeypatch, "two", "MSG198", fix=rename("three"))
    result = fix(net("return one"), "MSG197", "MSG198")
    assert result.text == net("return three")
    assert [finding.code for finding in result.applied] == ["MSG197", "MSG198"]


def test_overlapping_and_touching_fixes_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def wrap(hit: Hit) -> Fix:
        """The whole line is written anew: two on one line overlap."""
        seen.append(hit.source.text)
        line, column = hit.source.position(hit.span.start)
        start = hit.span.start - column
        new = hit.source.line(line)
        new = new[:column] + "new" + new[column + len("old") :]
        return Fix("Rewrite the line", (Edit(start, start + len(hit.source.line(line)), new),), Safety.SAFE)

    add_rule(monkeypatch, "old", fix=wrap)
    result = fix(net("return old + old + old"))
    assert result.text == net("return new + new + new")
    assert len(result.applied) == 3
    assert len(set(seen)) == 3


def test_inserts_at_one_place_come_in_source_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def number(hit: Hit) -> Fix:
        place = hit.source.text.index("        return")
        count = hit.source.text.count("item_")
        edits = (
            Edit(place, place, f"        item_{count} = 0\n"),
            Edit(hit.span.start, hit.span.end, f"v{count}"),
        )
        return Fix("Insert", edits, Safety.SAFE)

    add_rule(monkeypatch, "old", fix=number)
    result = fix(net("return (old, old)"))
    assert result.text == net("item_0 = 0", "item_1 = 0", "return (v0, v1)")


def test_statements_added_at_one_place_go_together(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def add(hit: Hit) -> Fix:
        seen.append(hit.source.text)
        before = hit.source.text.index("        return")
        line = hit.source.position(hit.span.start)[0]
        edits = (
            Edit(0, 0, f"import module_{line}\n"),
            Edit(before, before, f"        item_{line} = 0\n"),
            Edit(hit.span.start, hit.span.end, f"item_{line}"),
        )
        return Fix("Insert", edits, Safety.SAFE)

    add_rule(monkeypatch, "old", fix=add)
    result = fix(net("b = old", "a = old", "return a + b"))
    assert result.text == "import module_6\nimport module_7\n" + net(
        "b = item_6", "a = item_7", "item_6 = 0", "item_7 = 0", "return a + b"
    )
    assert len(set(seen)) == 1


@pytest.mark.parametrize("other", ["a = 1", "b = a", "a.c = 1; b = a.c", "print(a)", "if a: b = 1"])
def test_statements_that_concern_each_other_wait(other: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def add(hit: Hit) -> Fix:
        seen.append(hit.source.text)
        before = hit.source.text.index("        return")
        text = "a = 0" if hit.source.position(hit.span.start)[0] == 6 else other
        edits = (Edit(before, before, f"        {text}\n"), Edit(hit.span.start, hit.span.end, "x"))
        return Fix("Insert", edits, Safety.SAFE)

    add_rule(monkeypatch, "old", fix=add)
    result = fix(net("c = old", "d = old", "return c + d"))
    assert result.text == net("c = x", "d = x", "a = 0", other, "return c + d")
    assert len(set(seen)) == 2


def test_an_import_that_two_fixes_need_is_inserted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "old", fix=insert(lambda _: 0, "from mindspore import ops\n"))
    text = net("a = old", "b = old", "return a")
    result = fix(text)
    assert result.text == "from mindspore import ops\n" + text.replace("old", "done")
    assert len(result.applied) == 2


def test_other_inserts_that_look_the_same_are_two(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_class(hit: Hit) -> int:
        return hit.source.text.index("    def construct")

    add_rule(monkeypatch, "old", fix=insert(at_class, "    layer = 0\n"))
    result = fix(net("a = old", "b = old", "return a"))
    assert result.text.count("    layer = 0\n") == 2


def test_a_fix_that_leaves_no_python_is_undone_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "good", "MSG197", fix=rename("fine"))
    add_rule(monkeypatch, "bad", "MSG198", fix=rename("not Python ("))
    result = fix(net("a = good", "b = bad", "return good"), "MSG197", "MSG198")
    assert result.text == net("a = fine", "b = bad", "return fine")
    assert result.reverted == ["MSG198"]
    assert [finding.code for finding in result.report.findings] == ["MSG198"]
    (error,) = map(str, result.report.errors)
    assert error.startswith("model.py:7: internal error in MSG198 (bad-name): its fix left no valid Python")
    assert isinstance(result.report.errors[0], InternalError)


def test_edits_of_one_fix_that_overlap_are_our_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    def overlap(hit: Hit) -> Fix:
        start, end = hit.span.start, hit.span.end
        return Fix("Overlap", (Edit(start, end, "a"), Edit(start + 1, end, "b")), Safety.SAFE)

    add_rule(monkeypatch, "old", fix=overlap)
    result = fix(net("return old"))
    assert result.text == net("return old")
    assert result.reverted == ["MSG199"]


def test_fixes_that_only_fail_together_both_apply(monkeypatch: pytest.MonkeyPatch) -> None:
    def drop(hit: Hit) -> Fix:
        """The statement goes, unless it is the last of its block: two would leave an empty block."""
        text, line = hit.source.text, hit.source.position(hit.span.start)[0]
        first, after = hit.source.line_starts[line - 1 : line + 1]
        alone = text.count("old") == 1
        edit = Edit(first, after, "            pass\n" if alone else "")
        return Fix("Drop", (edit,), Safety.SAFE)

    add_rule(monkeypatch, "old", fix=drop)
    result = fix(net("if x:", "    old", "    # between", "    old", "return x"))
    assert result.text == net("if x:", "    # between", "    pass", "return x")
    assert result.reverted == []
    assert result.report.errors == []


def test_fixes_without_end_leave_the_file_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "tick", "MSG197", fix=rename("tock"))
    add_rule(monkeypatch, "tock", "MSG198", fix=rename("tick"))
    text = net("return tick")
    result = fix(text, "MSG197", "MSG198")
    assert result.text == text
    assert result.applied == []
    assert [finding.code for finding in result.report.findings] == ["MSG197"]
    assert len(result.report.errors) == 1
    assert "come to no end, file left as it was" in str(result.report.errors[0])
    assert "MSG197" in str(result.report.errors[0])


def test_findings_that_another_file_causes_are_fixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("model.py").write_text("from mindspore import nn\nfrom helper import run\n" + net("return run(x)"))
    Path("helper.py").write_text("def run(x):\n    y = x\n    del y\n    return x\n")
    fixes = fix_files(["helper.py", "model.py"], DELETE)
    fixes.write()
    assert Path("helper.py").read_text() == "def run(x):\n    y = x\n    return x\n"
    assert [file.before.path for file in fixes.changed] == ["helper.py"]


BASE = """from mindspore import nn


class Base(nn.Cell):
    def __init__(self):
        super().__init__()
        self.size = 3

    def construct(self, x):
        dense = nn.Dense(3, 3)
        return dense(x)
"""
DERIVED = """

class Net(Base):
    def __init__(self):
        super().__init__()
        self.scale = 2

    def construct(self, x):
        dense = nn.Dense(3, 3, has_bias=False)
        return dense(x) + super().construct(x)
"""


def test_what_a_fix_may_concern_is_checked_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each check of a part of a project finds out anew what leads there: one pass less is a third less."""
    files = {
        "setup.py": "",
        "tools.py": "def twice(x):\n    y = x\n    del y\n    return x\n",
        "net.py": "from tools import twice\n" + net("return twice(x)"),
        "other.py": FIXED,
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    checked: list[list[str]] = []
    check = fixing.check_project

    def counted(project: Project, paths: list[str], *given: Any, **named: Any) -> Report:
        checked.append(sorted(Path(path).stem for path in paths))
        return check(project, paths, *given, **named)

    monkeypatch.setattr(fixing, "check_project", counted)
    fixes = fix_files([str(tmp_path / name) for name in files], DELETE)
    assert [Path(file.before.path).name for file in fixes.changed] == ["tools.py"]
    assert checked == [["net", "other", "setup", "tools"], ["net", "tools"]]


def test_a_class_and_its_base_get_no_attribute_of_one_name() -> None:
    text = fix_text("model.py", BASE + DERIVED, Settings(), unsafe=True).text
    assert "self.dense = nn.Dense(3, 3)\n" in text
    assert "self.dense_1 = nn.Dense(3, 3, has_bias=False)\n" in text


def test_nor_where_they_are_in_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("base.py").write_text(BASE)
    Path("model.py").write_text("from mindspore import nn\nfrom base import Base\n" + DERIVED)
    fix_files(["base.py", "model.py"], Settings(), unsafe=True).write()
    assert "self.dense = nn.Dense(3, 3)\n" in Path("base.py").read_text()
    assert "self.dense_1 = nn.Dense(3, 3, has_bias=False)\n" in Path("model.py").read_text()


def test_two_attributes_become_two_local_names() -> None:
    text = net("self._a = x * 2", "self.a = x + 1", "return self._a - self.a")
    fixed = net("a = x * 2", "a_1 = x + 1", "return a - a_1")
    assert fix_text("model.py", text, Settings(), unsafe=True).text == fixed


# What the settings say


def settings_of(**values: list[str]) -> Settings:
    chosen = {"select": ["MSG199"]} | {key.replace("_", "-"): each for key, each in values.items()}
    return build_settings(chosen, {}, Path.cwd())


@pytest.mark.parametrize(
    ("values", "applied"),
    [
        ({}, True),
        ({"unfixable": ["MSG199"]}, False),
        ({"fixable": ["MSG1"], "unfixable": ["MSG199"]}, False),
        ({"fixable": ["old-name"], "unfixable": ["MSG1"]}, True),
        ({"fixable": ["MSG2"]}, False),
        ({"fixable": []}, False),
    ],
)
def test_fixable(values: dict[str, list[str]], applied: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "old", fix=rename("new"))
    result = fix_text("model.py", net("return old"), settings_of(**values))
    assert result.text == net("return new" if applied else "return old")
    assert all(finding.fix is None for finding in result.report.findings)
    assert len(result.report.findings) == (not applied)


@pytest.mark.parametrize(
    ("values", "safety"),
    [
        ({}, None),
        ({"extend_safe_fixes": ["MSG1"]}, Safety.SAFE),
        ({"extend_unsafe_fixes": ["old-name"]}, Safety.UNSAFE),
        ({"extend_safe_fixes": ["MSG1"], "extend_unsafe_fixes": ["MSG199"]}, Safety.UNSAFE),
        ({"extend_safe_fixes": ["MSG199"], "extend_unsafe_fixes": ["MSG1"]}, Safety.SAFE),
        ({"extend_safe_fixes": ["MSG199"], "extend_unsafe_fixes": ["MSG199"]}, Safety.UNSAFE),
    ],
)
@pytest.mark.parametrize("own", Safety)
def test_safety_that_the_settings_give(
    own: Safety, values: dict[str, list[str]], safety: Safety | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_rule(monkeypatch, "old", fix=rename("new", own))
    (finding,) = check_text("model.py", net("return old"), settings_of(**values)).findings
    assert finding.fix is not None
    assert finding.fix.safety is (safety or own)
    assert bool(finding.fix.reason) == (finding.fix.safety is Safety.UNSAFE)


# Nothing else changes


COMMENTS = st.sampled_from(["# é", "# 注释", "#", "# \t tab"])
LINES = st.sampled_from(
    ["y = x", "z = 'ü名'", "\tw = 1".strip(), "s = '''a\n  b'''", "if x: y = x", "y = x; z = y", ""]
)


@st.composite
def nets(draw: st.DrawFn) -> str:
    lines = ["q = x"]
    for _ in range(draw(st.integers(1, 5))):
        line = draw(LINES)
        lines.append(f"{line}  {draw(COMMENTS)}" if draw(st.booleans()) else line)
        if draw(st.booleans()):
            lines.append(
                draw(st.sampled_from(["del q", "del q  # 注释", "q = x; del q", "del q; q = x", "del q;"]))
            )
    text = net(*lines, "return x")
    end = draw(st.sampled_from(["\n", "\r\n", "\r"]))
    text = text.replace("\n", end)
    if draw(st.booleans()):
        text = text.replace("        ", "\t\t").replace("    def", "\tdef")
    return text if draw(st.booleans()) else text.removesuffix(end)


@given(nets(), st.sampled_from(["utf-8", "utf-8-sig", "gbk"]))
def test_fixing_keeps_every_other_byte(
    tmp_path_factory: pytest.TempPathFactory, text: str, encoding: str
) -> None:
    file = tmp_path_factory.mktemp("fix") / "model.py"
    if encoding == "gbk":
        text = "# coding: gbk\n" + text.replace("é", "e").replace("ü", "u")
    file.write_bytes(text.encode(encoding))
    result = fix_file(file, DELETE, unsafe=True)
    assert file.read_bytes() == result.text.encode(encoding)
    assert "del q" not in result.text
    before, after = Source("a.py", text), Source("a.py", result.text)
    assert sorted(before.comments.values()) == sorted(after.comments.values())
    kept = [line for line in text.splitlines(keepends=True) if "del q" not in line]
    rest = iter(result.text.splitlines(keepends=True))
    assert all(line in rest for line in kept)  # in this order
    assert fix_text(str(file), result.text, DELETE, unsafe=True).applied == []


# What one rule's cases do not show, for MindSpore refuses what they start from


def test_a_copied_dict_of_tensors_is_filled() -> None:
    """The interpreter runs `dict(options)` where an item is a Tensor: the graph has none of its items."""
    text = net("options = {1: x}", "other = options.copy()", "return other[1]")
    result = fix(text, "MSG225")
    assert result.text == net("options = {1: x}", "other = {}", "other.update(options)", "return other[1]")


def test_a_dict_whose_length_is_asked_loses_what_was_popped() -> None:
    lines = ["d = {'a': x, 'b': x}", "y = d.pop('a')", "return y * len(d)"]
    result = fix(net(*lines), "MSG225", "MSG226", "MSG227", "MSG212", "MSG213", unsafe=True)
    assert "d = rest" in result.text


@pytest.mark.parametrize(
    ("statement", "code", "fixed"),
    [
        (
            "if name.startswith(('a', 'bc')): x = x * 2",
            "MSG619",
            'if name[:1] == "a" or name[:2] == "bc": x = x * 2',
        ),
        ('y = name.endswith("it\'s") + x', "MSG629", 'y = (name[-4:] == "it\'s") + x'),
        (
            "y = [k for k in 'ab' if not k.startswith('a')]",
            "MSG629",
            "y = [k for k in 'ab' if k[:1] != \"a\"]",
        ),
        ("y = not name.startswith('ab')", "MSG629", 'y = name[:2] != "ab"'),
    ],
)
def test_parts_of_strings_are_compared(statement: str, code: str, fixed: str) -> None:
    before = net("name = 'abc'", statement, "return x")
    assert fix(before, code).text == net("name = 'abc'", fixed, "return x")


def test_a_key_is_set_before_the_statement() -> None:
    """What calls a method of `setdefault(…)` is refused as a whole."""
    result = fix(
        net("d = {}", "for k in ('a', 'b'): pass", "d.setdefault((1, 2), []).append(x)", "return d"), "MSG234"
    )
    added = ["if (1, 2) not in d:", "    d[(1, 2)] = []", "d[(1, 2)].append(x)"]
    assert result.text == net("d = {}", "for k in ('a', 'b'): pass", *added, "return d")


@pytest.mark.parametrize(
    "statement", ["y = x if x is None else d.setdefault(1, 2)", "y = d.setdefault(1, f())"]
)
def test_no_key_is_set_that_might_not_have_been(statement: str) -> None:
    text = net("d = {}", statement, "return y")
    assert fix(text, "MSG225", unsafe=True).text == text


def test_what_takes_the_numbers_out_of_the_graph_keeps_its_list() -> None:
    for text in (
        "rows[0].extend(x.tolist())",
        "ops.bucketize(x, x.tolist())",
        "x * Tensor(x.tolist())",
        "x * Tensor([x.tolist()])",
    ):
        whole = net(f"return {text}")
        assert fix(whole, "MSG624", unsafe=True).text == whole


def test_an_array_made_a_list_is_one_of_numbers() -> None:
    result = fix(net("a, b = x.asnumpy().tolist()", "return a * b"), "MSG601", unsafe=True)
    assert result.text == net("a, b = [each.item() for each in x]", "return a * b")


def test_arrays_that_numpy_joins_are_joined_in_the_graph() -> None:
    text = "import numpy as np\n" + net("y = x.mean()", "return np.stack([y, y], axis=-1)").replace(
        "nn\n", "nn, ops\n", 1
    )
    assert "ops.stack([y, y], axis=-1)" in fix(text, "MSG603", unsafe=True).text


def test_shapes_in_a_condition_get_names_before_it() -> None:
    lines = ["y = x.mean()", "if not all(x.shape + y.shape): y = y * 2", "return y"]
    fixed = [
        "y = x.mean()",
        "shape_1 = y.shape",
        "shape = x.shape",
        "if not all(shape + shape_1): y = y * 2",
        "return y",
    ]
    assert sorted(fix(net(*lines), "MSG653", unsafe=True).text.splitlines()) == sorted(
        net(*fixed).splitlines()
    )


def test_integers_and_sizes_are_taken_as_such() -> None:
    """What `item` gives of int32 does not go with other numbers: a split by it is refused."""
    result = fix(
        net("a, b = x.int().tolist()", "return x.split(x.sum(0).tolist()) * a"), "MSG624", unsafe=True
    )
    lines = ["a, b = [int(each) for each in x.int()]", "return x.split([int(each) for each in x.sum(0)]) * a"]
    assert result.text == net(*lines)


def test_attribute_that_a_base_in_a_file_of_its_own_reads(tmp_path: Path) -> None:
    """Files that only the base of a base is imported from are asked, too."""
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "generation.py").write_text(
        "class Generation:\n    def generate(self):\n        return self.main_input\n"
    )
    (tmp_path / "base.py").write_text(
        "from mindspore import nn\nfrom generation import Generation\n\n\n"
        "class Base(nn.Cell, Generation):\n    main_input = 'ids'\n"
    )
    model = tmp_path / "model.py"
    model.write_text(
        "from base import Base\n\n\nclass Net(Base):\n    def construct(self, x):\n"
        "        self.main_input = 'features'\n        return x\n"
    )
    report = check_paths([model], Settings(select=frozenset({"MSG201"})))
    assert [(finding.code, finding.fix) for finding in report.findings] == [("MSG201", None)]


@pytest.mark.parametrize(
    ("call", "fixed"),
    [
        ("mint.ones(x.shape, x.dtype)", "mint.ones(x.shape, dtype=x.dtype)"),
        ("mint.zeros((n, 2), mindspore.float32)", "mint.zeros((n, 2), dtype=mindspore.float32)"),
        ("mint.ones(n, 2)", "mint.ones((n, 2))"),
        ("mint.ones((n, 2), n)", "mint.ones((n, 2), n)"),
        ("mint.ones(n, 2, mindspore.float32)", "mint.ones(n, 2, mindspore.float32)"),
    ],
)
def test_a_dtype_behind_a_shape_gets_its_name(call: str, fixed: str) -> None:
    """`mint` is not there in MindSpore 2.0: no case of the rule can have it."""
    text = f"import mindspore\nfrom mindspore import mint\n\n\ndef make(x, n):\n    return {call}\n"
    assert fix(text, "MSG803", unsafe=True).text == text.replace(call, fixed)
