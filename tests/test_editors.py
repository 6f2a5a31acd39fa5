"""The language server in Vim with ALE and in Emacs with eglot, set up as docs/editors.md says."""

from __future__ import annotations

import json
import os
import pty
import re
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ALE = [Path("/usr/share/vim/vimfiles/pack/dist-bundle/opt/ale"), Path.home() / ".vim/pack/plugins/opt/ale"]
NET = """from mindspore import nn


class Net(nn.Cell):
    def construct(self, x, mask):
        s = "宽😀"; del s
        y = x
        del y
        return x
"""


def settings(language: str) -> str:
    """The settings shown to users."""
    page = (ROOT / "docs" / "editors.md").read_text("utf-8")
    return "\n".join(re.findall(rf"^```{language}\n(.*?)^```", page, re.DOTALL | re.MULTILINE))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project, with the program on the path."""
    (tmp_path / "net.py").write_text(NET, "utf-8")
    (tmp_path / "pyproject.toml").touch()
    program = tmp_path / "bin" / "msgraph-lint"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m msgraph_lint "$@"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}:{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("TERM", "xterm")
    return tmp_path


# --- Vim

DRIVE_VIM = """
function! s:Look(timer) abort
  let l:found = ale#engine#GetLoclist(bufnr(''))
  if len(l:found) == 2
    call timer_stop(a:timer)
    call writefile([json_encode(map(copy(l:found), {_, each -> [each.lnum, each.code]}))], 'seen.json')
    call cursor(8, 10)
    ALECodeAction
    call timer_start(100, function('s:Changed'), {'repeat': -1})
  endif
endfunction
function! s:Changed(timer) abort
  if line('$') == 8
    call writefile(getline(1, '$'), 'after.py')
    qall!
  endif
endfunction
call timer_start(100, function('s:Look'), {'repeat': -1})
"""


@pytest.mark.skipif(
    shutil.which("vim") is None or not any(map(Path.is_dir, ALE)),
    reason="Vim with ALE is not installed (apt-get install vim vim-ale)",
)
def test_vim_shows_and_fixes(folder: Path) -> None:
    start = "set nomore noswapfile\nfiletype plugin on\npackadd! ale\n"
    (folder / "vimrc").write_text(start + settings("vim"), "utf-8")
    (folder / "drive.vim").write_text(DRIVE_VIM, "utf-8")
    terminal, inside = pty.openpty()
    vim = subprocess.Popen(
        ["vim", "-N", "-u", "vimrc", "-i", "NONE", "-S", "drive.vim", "net.py"],
        cwd=folder,
        stdin=inside,
        stdout=inside,
        stderr=inside,
    )
    os.close(inside)
    threading.Thread(target=_drain, args=(terminal,), daemon=True).start()
    deadline = time.monotonic() + 120
    try:
        while vim.poll() is None and time.monotonic() < deadline:
            if (folder / "seen.json").exists():
                os.write(terminal, b"1\r")  # it asks which fix
            time.sleep(0.5)
    finally:
        vim.kill()
        vim.wait()
        os.close(terminal)
    assert json.loads((folder / "seen.json").read_text("utf-8")) == [[6, "MSG101"], [8, "MSG101"]]
    assert (folder / "after.py").read_text("utf-8") == NET.replace("        del y\n", "")


def _drain(terminal: int) -> None:
    try:
        while os.read(terminal, 4096):
            pass
    except OSError:  # it is closed
        pass


# --- Emacs

DRIVE_EMACS = """
(setq eglot-sync-connect 120 eglot-connect-timeout 120 eglot-confirm-server-initiated-edits nil)
(setq out nil)
(defun wait-for (count)
  (let ((rounds 0))
    (while (and (< rounds 1200) (/= count (length (flymake-diagnostics))))
      (accept-process-output nil 0.1)
      (setq rounds (1+ rounds)))))
(find-file "net.py")
(python-mode)
(unless (eglot-current-server) (call-interactively #'eglot))
(wait-for 2)
(push (cons 'found (vconcat (mapcar
  (lambda (each) (buffer-substring (flymake-diagnostic-beg each) (flymake-diagnostic-end each)))
  (flymake-diagnostics)))) out)
(goto-char (point-min))
(search-forward "del y")
(backward-char 1)
(push (cons 'titles (vconcat (mapcar
  (lambda (each) (plist-get each :title)) (eglot-code-actions (point) (point) nil nil)))) out)
(eglot-code-actions (point-min) (point-max) "source.fixAll.msgraph-lint" t)
(wait-for 0)
(push (cons 'after (buffer-string)) out)
(with-temp-file "out.json" (insert (json-encode out)))
"""


def _has_eglot() -> bool:
    if shutil.which("emacs") is None:
        return False
    command = ["emacs", "--batch", "--eval", "(progn (package-initialize) (require 'eglot))"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def test_emacs_shows_and_fixes(folder: Path) -> None:
    if not _has_eglot():
        pytest.skip("Emacs with eglot is not installed (apt-get install emacs-nox elpa-eglot)")
    (folder / "init.el").write_text(f"(package-initialize)\n{settings('elisp')}", "utf-8")
    (folder / "drive.el").write_text(DRIVE_EMACS, "utf-8")
    command = ["emacs", "--batch", "-l", "init.el", "-l", "drive.el"]
    done = subprocess.run(
        command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=150, check=False
    )
    assert (folder / "out.json").exists(), done.stderr.decode()
    out = json.loads((folder / "out.json").read_text("utf-8"))
    assert out["found"] == ["del s", "del y"]
    assert out["titles"] == [
        "MSG101: Remove `del y`",
        "MSG101: disable for this line",
        "MSG101: explain delete-statement",
    ]
    assert out["after"] == NET.replace("; del s", "").replace("        del y\n", "")
