"""The packages beside the tests: graph code in MindSpore's own, none in the others."""

from __future__ import annotations

import importlib.util
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from stub_rules import add_rule, insert, net, rename

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import Hit
from msgraph_lint.source import Span
from tests import world
from tests.world import check, packages

SITE_PACKAGES = Path(pytest.__file__).parents[1]


@pytest.mark.parametrize("name", ["_pytest", "hypothesis", "pylint"])
def test_packages_without_mindspore(name: str) -> None:
    (package,) = packages(SITE_PACKAGES / name)
    row = check(package)
    assert row.failures == []
    assert row.files > 50
    assert (row.functions, row.findings) == (0, 0)


@pytest.mark.oracle
@pytest.mark.parametrize("name", ["mint", "nn/layer", "nn/loss", "nn/wrap"])
def test_mindspore_itself(name: str, tmp_path: Path) -> None:
    """A copy: in its place, all of MindSpore around it would be read too."""
    spec = importlib.util.find_spec("mindspore")
    assert spec is not None
    assert spec.origin is not None
    folder = shutil.copytree(Path(spec.origin).parent / name, tmp_path / name)
    (package,) = packages(folder)
    row = check(package)
    assert row.failures == []
    assert row.functions > 30


# What the check finds


@pytest.fixture
def model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(world, "SETTINGS", replace(world.SETTINGS, select=frozenset({"MSG199"})))
    file = tmp_path / "model.py"
    file.write_text(net("y = old  # a comment", "return y"))
    return file


def failures(model: Path) -> list[str]:
    (package,) = packages(model)
    return [failure.removeprefix(f"{model}").strip(": ") for failure in check(package).failures]


def test_a_good_fix(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "old", fix=rename("new"))
    assert failures(model) == []


def test_a_lost_comment(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fix(hit: Hit) -> Fix:
        return Fix(
            "Rename",
            (Edit(hit.span.start, hit.source.text.index("\n", hit.span.end), "new"),),
            Safety.SAFE,
        )

    add_rule(monkeypatch, "old", fix=fix)
    assert "lost comments: # a comment (safe fixes)" in failures(model)


def test_a_fix_that_leaves_no_python(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "old", fix=rename("not Python ("))
    found = failures(model)
    assert any("its fix left no valid Python" in failure for failure in found)
    assert any("a fix is offered and not applied" in failure for failure in found)


def test_a_fix_that_comes_to_no_end(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "old", fix=rename("old "))
    assert any("come to no end" in failure for failure in failures(model))


def test_another_line_end(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "old", fix=insert(lambda _: 0, "z = 1\r\n"))
    assert "another line end than before (safe fixes)" in failures(model)


def test_a_fix_that_makes_another_finding(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "old", fix=insert(lambda _: 0, "z = 1\n"))
    add_rule(monkeypatch, "done", "MSG198")
    monkeypatch.setattr(world, "SETTINGS", replace(world.SETTINGS, select=frozenset({"MSG198", "MSG199"})))
    assert "fixing makes 1 more findings of MSG198 (safe fixes)" in failures(model)


def test_a_checker_that_raises(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Hit) -> Fix:
        raise ZeroDivisionError

    add_rule(monkeypatch, "old", fix=fail)
    assert any("internal error in MSG199" in failure for failure in failures(model))


def test_an_altered_file(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def write(hit: Hit) -> Fix:
        model.write_text(hit.source.text + "\n")
        return Fix("Rename", (Edit(hit.span.start, hit.span.end, "new"),), Safety.SAFE)

    add_rule(monkeypatch, "old", fix=write)
    assert "altered without being asked" in failures(model)


def test_a_finding_outside_of_graph_code(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    model.write_text(model.read_text() + "\n\ndef around():\n    pass\n")
    around = model.read_text().index("pass")

    monkeypatch.setattr(Hit, "span", Span(around, around + 4))
    add_rule(monkeypatch, "old")
    assert "11: MSG199 is outside of graph code" in failures(model)


def test_graph_code_without_mindspore(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "model.py"
    file.write_text(net("return x"))
    monkeypatch.setattr(world, "_mentions_mindspore", lambda _: False)
    (package,) = packages(file)
    assert check(package).failures == ["model.py: graph code in a package that does not mention MindSpore"]
