"""``msgraph-lint --watch``: as a process of its own, which looks again when files change."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from msgraph_lint.cli import main

NET = "from mindspore import nn\n\n\nclass Net(nn.Cell):\n    def construct(self, x):\n        return x\n"
BROKEN = NET.replace("        return x", "        y = x\n        del y\n        return x")
PATIENCE = 60


class Watching:
    """The program, and what it has said."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "msgraph_lint", "--watch", "--no-cache", *options],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])},
        )
        self.said = ""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said += line

    def stop(self) -> None:
        """End it, whatever it does."""
        self.process.kill()
        self.process.wait()
        self._reader.join()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def wait_for(self, holds: Callable[[str], bool]) -> None:
        """Wait until it has said what it should."""
        deadline = time.monotonic() + PATIENCE
        while not holds(self.said):
            assert time.monotonic() < deadline, self.said
            time.sleep(0.05)

    def wait_for_runs(self, count: int) -> None:
        self.wait_for(lambda said: said.count("waiting for changes") == count)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Watching]]:
    started = []

    def one(*options: str) -> Watching:
        started.append(Watching(tmp_path, *options))
        return started[-1]

    yield one
    for each in started:
        each.stop()


@pytest.mark.usefixtures("interruptible")
def test_it_looks_again_when_a_file_changes_comes_or_goes(
    tmp_path: Path, start: Callable[..., Watching]
) -> None:
    (tmp_path / "net.py").write_text(NET)
    watching = start()
    watching.wait_for_runs(1)
    assert "MSG101" not in watching.said
    (tmp_path / "net.py").write_text(BROKEN)
    watching.wait_for_runs(2)
    assert watching.said.count("net.py:7:9: MSG101") == 1
    (tmp_path / "other.py").write_text(BROKEN)
    watching.wait_for_runs(3)
    assert watching.said.count("other.py:7:9: MSG101") == 1
    (tmp_path / "net.py").unlink()
    watching.wait_for_runs(4)
    assert watching.said.count("net.py:7:9: MSG101") == 2
    watching.process.send_signal(signal.SIGINT)
    assert watching.process.wait(PATIENCE) == 0
    assert "Traceback" not in watching.said


def test_settings_count_and_broken_ones_do_not_end_it(tmp_path: Path, start: Callable[..., Watching]) -> None:
    (tmp_path / "net.py").write_text(BROKEN)
    watching = start()
    watching.wait_for_runs(1)
    (tmp_path / "msgraph-lint.toml").write_text("ignore = [\n")
    watching.wait_for_runs(2)
    assert "error: msgraph-lint.toml" in watching.said
    before = watching.said.count("MSG101")
    (tmp_path / "msgraph-lint.toml").write_text('ignore = ["MSG101"]\n')
    watching.wait_for_runs(3)
    assert watching.said.count("MSG101") == before


def test_its_own_fixes_are_no_changes(tmp_path: Path, start: Callable[..., Watching]) -> None:
    (tmp_path / "net.py").write_text(BROKEN)
    watching = start("--fix")
    watching.wait_for_runs(1)
    assert (tmp_path / "net.py").read_text() == NET.replace(
        "        return x", "        y = x\n        return x"
    )
    time.sleep(1.5)
    assert watching.said.count("waiting for changes") == 1


@pytest.mark.parametrize("options", [["-"], ["--stdin-filename", "net.py"], ["--add-noqa"]])
def test_what_makes_no_sense_is_refused(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--watch", *options]) == 2
    assert "cannot be used together" in capsys.readouterr().err
