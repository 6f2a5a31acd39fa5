"""What of a text counts beyond its own file."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

from msgraph_lint.program.essence import essence

CODE = '''\
"""A # b."""
from mindspore import nn

NAME = "#"  # old


class Net(nn.Cell):
    """Net."""

    def construct(self, x):
        y = f"{x}  # {x}" + \'\'\'
# text
\'\'\'
        return x \\
            + y
'''


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("# old", "# new"),
        ("  # old", ""),
        ("\n\n\nclass", "\n# first\nclass"),
        ("construct(self, x):", "construct(self, x):  # here"),
        ('    """Net."""\n', '    """Net."""\n        # deep\n'),
        ("nn\n", "nn   \n"),
        ("x \\\n            + y\n", "x \\\n            + y\n# end"),
    ],
)
def test_what_does_not_count(before: str, after: str) -> None:
    assert before in CODE
    changed = CODE.replace(before, after, 1)
    assert ast.dump(ast.parse(changed)) == ast.dump(ast.parse(CODE))
    assert essence(changed.encode()) == essence(CODE.encode())


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("A # b.", "A # c."),
        ('"#"', '"# "'),
        ("# {x}", "#  {x}"),
        ("\n# text\n", "\n# txt\n"),
        ("\n# text\n", "\n# text\n\n"),
        ("    def", "        def"),
        ("# old", "# noqa: MSG101"),
        ("# old", "# GRAPH_MODE"),
        ("# old", "# pylint: disable=all"),
        ("# old", "# @jit.cond(True)"),
        ("x \\\n            + y", "x \\\n\n    + y"),
        ("nn\n", "nn, ops\n"),
    ],
)
def test_what_counts(before: str, after: str) -> None:
    assert before in CODE
    assert essence(CODE.replace(before, after, 1).encode()) != essence(CODE.encode())


def test_texts_alike_are_one_program() -> None:
    """Lines of real code come, go, and lose what follows a ``#``: the same essence, the same tree."""
    dice = random.Random(3)
    files = sorted((Path(__file__).parent.parent / "msgraph_lint").rglob("*.py"))
    alike = 0
    for _ in range(400):
        lines = dice.choice(files).read_text().split("\n")
        text = "\n".join(lines)
        place = dice.randrange(len(lines))
        lines[place : place + dice.randrange(2)] = dice.choice(
            [
                ["# more"],
                [""],
                ['    """'],
                [lines[place].partition("#")[0]],
                [f"{lines[place]}  # more"],
                ["\\"],
            ]
        )
        changed = "\n".join(lines)
        if essence(changed.encode()) == essence(text.encode()):
            alike += 1
            assert ast.dump(ast.parse(changed)) == ast.dump(ast.parse(text))
    assert alike > 50


@pytest.mark.parametrize(
    "piece", ['\\"""', "\\'''", "\\'", '\\"', '"', "'", '"""', "#", "\\\n", "'\\\n", "\"'", "'''\\", '"\\']
)
def test_what_is_no_python_takes_no_longer(piece: str) -> None:
    """The time grows with the length alone: else this takes minutes."""
    for start in ("", '"', "'", '"""', "'''"):
        essence((start + piece * 100_000).encode())
