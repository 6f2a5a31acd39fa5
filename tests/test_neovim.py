"""The language server in a real editor: Neovim with its own client, set up as docs/editors.md says."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
NET = """from mindspore import nn


class Net(nn.Cell):
    def construct(self, x, mask):
        s = "宽😀"; del s
        y = x
        del y
        return x
"""
FIXED = NET.replace("; del s", "").replace("        del y\n", "")

pytestmark = pytest.mark.skipif(
    shutil.which("nvim") is None, reason="Neovim is not installed (apt-get install neovim)"
)

SCRIPT = """
local out = {}
local function found()
  local lines = {}
  for _, each in ipairs(vim.diagnostic.get(0)) do
    table.insert(lines, { each.code or each.user_data.lsp.code, each.lnum, each.col, each.end_col })
  end
  return lines
end
local function buffer() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\\n") .. "\\n" end
local function wait(count)
  return vim.wait(60000, function() return #vim.diagnostic.get(0) == count end, 20)
end

vim.cmd("edit net.py")
vim.cmd("setfiletype python")
out.seen = wait(2)
out.found = found()
out.href = vim.diagnostic.get(0)[1].user_data.lsp.codeDescription.href

vim.api.nvim_win_set_cursor(0, { 6, 24 })
local params = vim.lsp.util.make_position_params()
local hover = vim.lsp.buf_request_sync(0, "textDocument/hover", params, 60000)
out.hover = vim.tbl_values(hover)[1].result.contents.value

local range = vim.lsp.util.make_range_params()
range.context = { diagnostics = {} }
local actions = vim.tbl_values(vim.lsp.buf_request_sync(0, "textDocument/codeAction", range, 60000))[1].result
out.titles = vim.tbl_map(function(action) return action.title end, actions)
vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
out.after_fix = buffer()
out.one_left = wait(1)
vim.cmd("undo")
out.undone = wait(2)
vim.cmd("write")
out.written = buffer()
out.none_left = wait(0)
local file = io.open("out.json", "w")
file:write(vim.json.encode(out))
file:close()
vim.cmd("qall!")
"""


def settings() -> str:
    """The settings shown to users."""
    page = (ROOT / "docs" / "editors.md").read_text("utf-8")
    return "\n".join(re.findall(r"^```lua\n(.*?)^```", page, re.DOTALL | re.MULTILINE))


def test_open_see_fix_and_save(tmp_path: Path) -> None:
    (tmp_path / "net.py").write_text(NET, "utf-8")
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "init.lua").write_text(settings(), "utf-8")
    (tmp_path / "script.lua").write_text(SCRIPT, "utf-8")
    program = tmp_path / "bin" / "msgraph-lint"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m msgraph_lint "$@"\n')
    program.chmod(0o755)
    done = subprocess.run(
        [
            "nvim",
            "--headless",
            "-n",
            "-i",
            "NONE",
            "-u",
            "init.lua",
            "-c",
            "luafile script.lua",
            "-c",
            "qall!",
        ],
        cwd=tmp_path,
        env={
            **os.environ,
            "PATH": f"{program.parent}:{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT),
            "XDG_STATE_HOME": str(tmp_path),
            "XDG_CACHE_HOME": str(tmp_path),
        },
        capture_output=True,
        timeout=240,
        check=False,
    )
    assert (tmp_path / "out.json").exists(), done.stderr.decode()
    out: dict[str, Any] = json.loads((tmp_path / "out.json").read_text("utf-8"))
    assert out["seen"], out
    line = NET.splitlines()[5].encode()  # Neovim counts bytes
    at = line.index(b"del s")
    assert out["found"] == [["MSG101", 5, at, at + 5], ["MSG101", 7, 8, 13]]
    assert out["href"].endswith("/delete_statement.md")
    assert "| LAX | 🟥 error |" in out["hover"]
    assert out["titles"] == [
        "MSG101: Remove `del s`",
        "MSG101: disable for this line",
        "MSG101: explain delete-statement",
    ]
    assert out["after_fix"] == NET.replace("; del s", "")
    assert (out["one_left"], out["undone"]) == (True, True)
    assert out["written"] == FIXED
    assert out["none_left"]
    assert (tmp_path / "net.py").read_text("utf-8") == FIXED
