"""What was found at an earlier revision: a baseline for what a change brings."""

from __future__ import annotations

import io
import os
import subprocess
import tarfile
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgraph_lint.baseline import Baseline
from msgraph_lint.cache.checking import Request, check
from msgraph_lint.config import ConfigError, Settings
from msgraph_lint.records import replace


def findings_at(revision: str, paths: Iterable[str], settings: Settings, jobs: int) -> Baseline:
    """What was known of the files ``paths`` at ``revision``, and of those that are gone since.

    Raises:
        ConfigError: git does not know the revision, or there is no repository.
    """
    folder = Path(os.path.abspath(next(iter(paths), "."))).parent
    top = Path(os.path.realpath(_git(folder, "rev-parse", "--show-toplevel").decode().strip()))
    _git(top, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    gone = _git(
        top, "diff", "--name-only", "--no-renames", "--diff-filter=D", "-z", "--end-of-options", revision
    )
    inside = [os.path.relpath(os.path.realpath(path), top) for path in paths]
    inside += [name for name in os.fsdecode(gone).split("\0") if name.endswith((".py", ".ipynb"))]
    with tempfile.TemporaryDirectory(prefix="msgraph-lint-") as made:
        there = Path(os.path.realpath(made))
        archive = _git(top, "archive", "--format=tar", "--end-of-options", revision)
        with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
            if hasattr(tarfile, "data_filter"):
                tar.extractall(there, filter="data")
            else:  # as on Debian 12
                tar.extractall(there)
        files = [str(there / name) for name in dict.fromkeys(inside) if (there / name).is_file()]
        place = os.path.relpath(os.path.realpath(settings.root), top)
        request = Request(files, replace(settings, root=there / place), jobs)
        known = Baseline.of(there, check(request.project(), request).findings if files else ())
    return Baseline(top, known.entries, is_kept=False)


def _git(folder: Path, *arguments: str) -> bytes:
    command: Sequence[str] = ["git", "-c", "core.fsmonitor=false", "-C", str(folder), *arguments]
    try:
        return subprocess.run(command, capture_output=True, check=True).stdout
    except FileNotFoundError:
        raise ConfigError("--diff-base needs git, which is not installed") from None
    except subprocess.CalledProcessError as error:
        said = error.stderr.decode(errors="replace").strip().splitlines()
        reason = said[-1] if said else "no such revision"
        raise ConfigError(f"--diff-base: git {arguments[0]}: {reason}") from None
