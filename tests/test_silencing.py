"""Comments that silence a finding, wherever it stands."""

from __future__ import annotations

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.findings import apply_edits
from msgraph_lint.silencing import silence
from msgraph_lint.source import Source

SETTINGS = Settings(select=frozenset({"MSG101"}))
FIRST, SECOND = "class Net(nn.Cell):", "    def construct(self, x):"


def net(body: str, end: str = "\n") -> str:
    lines = ["from mindspore import nn", FIRST, SECOND, *(f"        {line}" for line in body.split("\n"))]
    return "\n".join(lines) + end


@pytest.mark.parametrize("tool", ["msgraph-lint", "noqa"])
@pytest.mark.parametrize(
    "body",
    [
        "y = x\ndel y\nreturn x",
        "y = x\ndel y  \t\nreturn x",
        "y = x\ndel y  # why not\nreturn x",
        "y = x\ndel y  # noqa: E501\nreturn x",
        "y = x\ndel y  # msgraph-lint: disable=MSG102\nreturn x",
        "y = x\ndel y  # msgraph-lint: disable=MSG102 for a reason\nreturn x",
        'y = x; del y; z = """\n"""\nreturn x',
        'y = x; z = """\n"""; del y\nreturn x',
        "y = x\ndel \\\n    y\nreturn x",
        "y = x\ndel (\n    y\n)\nreturn x",
        "y = '宽'; del y\nreturn x",
        "y = x\ndel y",
    ],
)
@pytest.mark.parametrize("end", ["\n", ""])
def test_the_finding_is_gone_and_the_code_the_same(body: str, tool: str, end: str) -> None:
    text = net(body, end)
    (finding,) = check_text("/alone/net.py", text, SETTINGS).findings
    edit = silence(finding.source, finding.start[0], ["MSG101"], tool)
    assert edit is not None
    after = apply_edits(text, [edit])
    assert check_text("/alone/net.py", after, SETTINGS).findings == []
    assert after.count("\n") == text.count("\n")
    assert "MSG101" in after


def test_codes_join_those_that_are_there() -> None:
    def silenced(line: str, tool: str, reason: str = "") -> str:
        edit = silence(Source("net.py", line), 1, ["MSG101"], tool, reason)
        assert edit is not None
        return apply_edits(line, [edit])

    assert silenced("del y  # noqa: E501, F401 # more", "noqa") == "del y  # noqa: E501, F401, MSG101 # more"
    assert (
        silenced("del y  # noqa: E501", "msgraph-lint")
        == "del y  # noqa: E501  # msgraph-lint: disable=MSG101"
    )
    assert silenced("del y", "noqa", "old code") == "del y  # noqa: MSG101 old code"
    assert silenced("del y  # msgraph-lint: disable=MSG2 why", "msgraph-lint") == (
        "del y  # msgraph-lint: disable=MSG2, MSG101 why"
    )


def test_no_comment_lands_in_a_string() -> None:
    assert silence(Source("net.py", 'x = """\n'), 1, ["MSG101"]) is None
