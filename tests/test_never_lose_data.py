"""Files that are never lost: each is the old or the new one, whole, whatever happens while it is fixed."""

from __future__ import annotations

import json
import os
import random
import signal
import stat
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest
from processes import ENVIRONMENT, ROOT, as_anybody, msgraph_lint, start, with_files_up_to
from stub_rules import add_rule, net, rename

from msgraph_lint.config import Settings
from msgraph_lint.fixing import fix_file, fix_files, replace_file
from msgraph_lint.source import Source, SourceError

pytestmark = pytest.mark.search

DELETE = Settings(select=frozenset({"MSG101"}))
NET = net("y = x + 1", "del y", "return x")
FIXED = net("y = x + 1", "return x")
FIX = ("--fix", "--isolated", "--select", "MSG101")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "model.py"
    file.write_text(NET)
    return file


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """A file that is fixed whatever happens to the first."""
    file = tmp_path / "other.py"
    file.write_text(NET)
    return file


def leftovers(folder: Path) -> list[str]:
    return [path.name for path in folder.rglob("*") if path.suffix == ".tmp"]


def failure(path: Path) -> str:
    """Why ``path`` was not fixed; it still holds what it held, and nothing is reported as fixed."""
    before = path.read_bytes()
    result = fix_file(path, DELETE)
    assert path.read_bytes() == before
    assert result.applied == []
    assert [finding.code for finding in result.report.findings] == ["MSG101"]
    assert len(result.report.errors) == 1
    assert leftovers(path.parent) == []
    return str(result.report.errors[0]).removeprefix(f"{path}: ")


# What is kept


@pytest.mark.parametrize("mode", [0o754, 0o600, 0o4755])
def test_mode_is_kept(file: Path, mode: int) -> None:
    file.chmod(mode)
    fix_file(file, DELETE)
    assert file.read_text() == FIXED
    assert stat.S_IMODE(file.stat().st_mode) == mode
    assert leftovers(file.parent) == []


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to somebody else")
def test_owner_is_kept(file: Path) -> None:
    os.chown(file, 12345, 23456)
    fix_file(file, DELETE)
    assert file.read_text() == FIXED
    assert (file.stat().st_uid, file.stat().st_gid) == (12345, 23456)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to somebody else")
def test_owner_that_cannot_be_kept(file: Path, other: Path) -> None:
    file.chmod(0o666)
    os.chown(file, 12345, 23456)
    run = msgraph_lint(*FIX, cwd=file.parent, prepare=as_anybody)
    reason = "not fixed: cannot write: its owner and group cannot be kept"
    assert (run.returncode, run.stderr) == (2, f"error: model.py: {reason}\n")
    assert (file.read_text(), other.read_text(), leftovers(file.parent)) == (NET, FIXED, [])


@pytest.mark.skipif(sys.platform != "linux", reason="extended attributes as Linux has them")
def test_extended_attributes_and_access_list_are_kept(file: Path) -> None:
    access = struct.pack("<I", 2) + b"".join(
        struct.pack("<HHI", *entry)
        for entry in [
            (0x01, 6, 0xFFFFFFFF),  # the owner reads and writes
            (0x02, 4, 12345),  # somebody else reads
            (0x04, 4, 0xFFFFFFFF),
            (0x10, 4, 0xFFFFFFFF),
            (0x20, 0, 0xFFFFFFFF),
        ]
    )
    os.setxattr(file, "user.reviewed", b"yes")
    os.setxattr(file, "system.posix_acl_access", access)
    fix_file(file, DELETE)
    assert file.read_text() == FIXED
    assert os.getxattr(file, "user.reviewed") == b"yes"
    assert os.getxattr(file, "system.posix_acl_access") == access


@pytest.mark.skipif(sys.platform != "linux", reason="access lists as Linux has them")
def test_access_list_of_the_folder_opens_no_file(file: Path) -> None:
    entries = [(0x01, 7), (0x02, 7), (0x04, 7), (0x10, 7), (0x20, 7)]
    access = b"".join(
        struct.pack("<HHI", tag, allowed, 12345 if tag == 0x02 else 0xFFFFFFFF) for tag, allowed in entries
    )
    os.setxattr(file.parent, "system.posix_acl_default", struct.pack("<I", 2) + access)
    fix_file(file, DELETE)
    assert file.read_text() == FIXED
    assert "system.posix_acl_access" not in os.listxattr(file)


def test_links_are_followed(file: Path) -> None:
    outside = file.parent.parent / f"{file.parent.name} elsewhere"
    outside.mkdir()
    real = file.rename(outside / "real.py")
    for name, target in (("model.py", "first"), ("first", "second"), ("second", str(real))):
        file.with_name(name).symlink_to(target)
    assert msgraph_lint(*FIX, cwd=file.parent).returncode == 0
    assert [os.readlink(file.with_name(name)) for name in ("model.py", "first")] == ["first", "second"]
    assert real.read_text() == FIXED
    assert (leftovers(file.parent), leftovers(outside)) == ([], [])


def test_hard_links_stay_one_file(file: Path, other: Path) -> None:
    twin = file.with_name("twin")
    os.link(file, twin)
    run = msgraph_lint(*FIX, cwd=file.parent)
    reason = "not fixed: the file has 2 names (hard links), of which one would change"
    assert (run.returncode, run.stderr) == (2, f"error: model.py: {reason}\n")
    assert (file.read_text(), twin.read_text(), other.read_text()) == (NET, NET, FIXED)
    assert file.samefile(twin)
    twin.unlink()
    assert msgraph_lint(*FIX, cwd=file.parent).returncode == 0
    assert file.read_text() == FIXED


def test_longest_name(file: Path) -> None:
    longest = file.rename(file.with_name("m" * 252 + ".py"))
    fix_file(longest, DELETE)
    assert longest.read_text() == FIXED


# What cannot be written


def test_read_only_file(file: Path) -> None:
    file.chmod(0o444)
    assert failure(file) == "not fixed: the file is read-only"


def test_read_only_folder(file: Path, other: Path) -> None:
    locked = file.parent / "locked"
    locked.mkdir()
    inner = file.rename(locked / "model.py")
    locked.chmod(0o555)
    run = msgraph_lint(*FIX, cwd=locked.parent, prepare=as_anybody)
    locked.chmod(0o755)
    assert (run.returncode, run.stderr) == (
        2,
        "error: locked/model.py: not fixed: cannot write: Permission denied\n",
    )
    assert (inner.read_text(), other.read_text(), leftovers(locked)) == (NET, FIXED, [])


def test_file_that_cannot_grow(file: Path, other: Path) -> None:
    """The write fails half way, in the kernel, for want of nothing but space."""
    text = NET + "# long\n" * 1000
    file.write_text(text)
    run = msgraph_lint(*FIX, cwd=file.parent, prepare=with_files_up_to(4096))
    assert (run.returncode, run.stderr) == (2, "error: model.py: not fixed: cannot write: File too large\n")
    assert (file.read_text(), other.read_text(), leftovers(file.parent)) == (text, FIXED, [])


@pytest.mark.parametrize("options", ["size=32k", "nr_inodes=4"])
def test_disk_full(file: Path, other: Path, options: str) -> None:
    """On a real file system with no room for a second copy of the first file, or for no third file at all."""
    text = NET + "# long\n" * 3000
    file.write_text(text)
    mounted = file.parent / "mounted"
    mounted.mkdir()
    script = f"""
        mount -t tmpfs -o {options} none mounted && cp model.py mounted/ && cp other.py mounted/ &&
        {{ [ {options} = size=32k ] || touch mounted/z; }} && shift && cd mounted && "$@"; code=$?
        ls -A; cat model.py other.py; exit $code
    """
    probe = subprocess.run(["unshare", "-rm", "true"], capture_output=True, text=True, check=False)
    if probe.returncode:
        pytest.skip(f"needs a mount namespace of its own: {probe.stderr}")
    wrapper = ("unshare", "-rm", "sh", "-c", script, "sh", "-")
    run = msgraph_lint(*FIX, "--quiet", "--output-format=concise", cwd=file.parent, wrapper=wrapper)
    reason = "not fixed: cannot write: No space left on device"
    if options == "size=32k":
        assert run.stderr == f"error: model.py: {reason}\n"
        assert run.stdout.endswith(f"model.py\nother.py\n{text}{FIXED}")
    else:
        assert run.stderr == f"error: model.py: {reason}\nerror: other.py: {reason}\n"
        assert run.stdout.endswith(f"model.py\nother.py\nz\n{text}{NET}")
    assert run.returncode == 2


def test_character_that_the_encoding_lacks(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_bytes(b"# coding: latin-1\n" + net("é = x", "return old").encode("latin-1"))
    add_rule(monkeypatch, "old", fix=rename("名"))
    before = file.read_bytes()
    result = fix_file(file, Settings(select=frozenset({"MSG199"})))
    assert file.read_bytes() == before
    assert [str(error) for error in result.report.errors] == [
        f"{file}: not fixed: the encoding iso-8859-1 has no '名' (U+540D)"
    ]


def test_encoding_that_does_not_keep_every_byte(file: Path) -> None:
    file.write_bytes(b"# coding: utf-7\n" + NET.replace("x + 1", "'+AGE-'").encode())
    assert failure(file) == "not fixed: the encoding utf-7 does not keep every byte"


def test_encoding_that_cannot_be_written(file: Path) -> None:
    text = NET.replace("x + 1", f"'{'long' * 20}'")
    file.write_bytes(b"# coding: idna\n" + text.encode())
    assert failure(file) == "not fixed: the encoding idna cannot be written"


# Others at work on the same files


@pytest.mark.parametrize("now", [NET.encode() + b"# edited meanwhile\n", b"", b"\xff\0 no Python at all"])
def test_changed_on_disk(file: Path, other: Path, now: bytes) -> None:
    fixes = fix_files([str(file), str(other)], DELETE)
    file.write_bytes(now)
    fixes.write()
    reason = "not fixed: the file changed while it was being checked"
    assert [str(error) for error in fixes.report.errors] == [f"{file}: {reason}"]
    assert (file.read_bytes(), other.read_text(), leftovers(file.parent)) == (now, FIXED, [])
    assert [finding.path for finding in fixes.applied] == [str(other)]


def test_changed_while_it_is_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, sync = Source.read(file), os.fsync

    def edit(descriptor: int) -> None:
        sync(descriptor)
        file.write_text(NET + "# edited meanwhile\n")

    monkeypatch.setattr("os.fsync", edit)
    with pytest.raises(SourceError, match=r"not fixed: the file changed while it was being checked$"):
        replace_file(before, FIXED)
    assert (file.read_text(), leftovers(file.parent)) == (NET + "# edited meanwhile\n", [])


def test_removed_meanwhile(file: Path, other: Path) -> None:
    fixes = fix_files([str(file), str(other)], DELETE)
    file.unlink()
    fixes.write()
    reason = "not fixed: cannot write: No such file or directory"
    assert [str(error) for error in fixes.report.errors] == [f"{file}: {reason}"]
    assert (file.exists(), other.read_text(), leftovers(file.parent)) == (False, FIXED, [])


def test_replaced_by_a_pipe_meanwhile(file: Path) -> None:
    before = Source.read(file)
    file.unlink()
    os.mkfifo(file)
    with pytest.raises(SourceError, match=r"not fixed: cannot write: not a regular file$"):
        replace_file(before, FIXED)


def test_fixed_meanwhile_by_another_run(file: Path) -> None:
    fixes = fix_files([str(file)], DELETE)
    file.write_text(FIXED)
    written = file.stat()
    fixes.write()
    assert fixes.report.errors == []
    assert (file.stat().st_ino, file.stat().st_mtime_ns) == (written.st_ino, written.st_mtime_ns)


# Ended at any moment


def test_killed_and_run_at_once_at_any_moment() -> None:
    """Many more rounds: ``python -m tests.kill_while_fixing``."""
    command = [sys.executable, "-m", "tests.kill_while_fixing", "--kills", "24", "--races", "4"]
    done = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)["kills"]
    assert sum(seen.values()) == 24
    for name in ("SIGINT", "SIGTERM", "SIGKILL"):
        assert any(how.startswith(f"{name}: some fixed") for how in seen), seen


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_program_ended_at_some_time(tmp_path: Path, number: int) -> None:
    models = [tmp_path / f"model_{index}.py" for index in range(30)]
    for model in models:
        model.write_text(NET)
    for _ in range(3):
        process = start(*FIX, cwd=tmp_path)
        time.sleep(random.uniform(0, 1))
        process.send_signal(number)
        process.wait()
        assert {model.read_text() for model in models} <= {NET, FIXED}
    assert msgraph_lint(*FIX, cwd=tmp_path).returncode == 0
    assert {model.read_text() for model in models} == {FIXED}
    assert number == signal.SIGKILL or leftovers(tmp_path) == []


def test_what_a_kill_leaves_behind_is_no_python_file(file: Path) -> None:
    left = file.with_name(".msgraph-lint-0123456789abcdef.tmp")
    left.write_text(NET[:50])
    run = msgraph_lint(*FIX, cwd=file.parent)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == "Found 1 error (1 fixed, 0 remaining).\n"
    assert (file.read_text(), left.read_text()) == (FIXED, NET[:50])
