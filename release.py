"""Makes a release of what is committed: version, changelog, snippets, packages and tag, in one command.

Called as ``python release.py 0.1.0``. It needs ``build`` and ``twine`` (the extra ``dev``). It writes the
version wherever it stands, gives the changelog its heading, builds sdist and wheel into ``dist/``, has
``twine`` check them, commits, and tags. Nothing leaves the machine: it says what to push and what to upload.
When something fails, the tree is as before.
"""

from __future__ import annotations

import argparse
import datetime
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).parent
_VERSION = re.compile(r"\d+\.\d+\.\d+(?:rc\d+)?")
_STATED = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
UNRELEASED = "## Unreleased\n"
BEFORE_THE_FIRST = (
    ("README.md", "Nothing is released yet"),
    ("README.md", "as the first release will be called"),
    ("docs/index.md", "Nothing is released yet"),
)
"""What is true until there is a release: a person has to say something else there first."""


class ReleaseError(Exception):
    """Why there is no release."""


def prepare(root: Path, version: str, today: datetime.date) -> list[Path]:
    """Write ``version`` where it stands; the changed files.

    Raises:
        ReleaseError: the version or the changelog are not ready.
    """
    if not _VERSION.fullmatch(version):
        raise ReleaseError(f"not a version such as 0.2.0 or 0.2.0rc1: {version!r}")
    code = root / "msgraph_lint" / "__init__.py"
    stated = _STATED.search(code.read_text("utf-8"))
    if stated is None:
        raise ReleaseError(f"{code} states no version")
    changelog = root / "CHANGELOG.md"
    text = changelog.read_text("utf-8")
    changes = text.partition(UNRELEASED)[2].partition("\n## ")[0]
    if not changes.strip():
        raise ReleaseError("nothing stands below `## Unreleased` in CHANGELOG.md")
    _replace(changelog, lambda text: text.replace(UNRELEASED, f"{UNRELEASED}\n## {version} ({today})\n", 1))
    _replace(code, lambda text: _STATED.sub(f'__version__ = "{version}"', text))
    readme = root / "README.md"
    _replace(readme, lambda text: text.replace(f"rev: v{stated[1]}", f"rev: v{version}"))
    return [changelog, code, readme]


def _replace(path: Path, change: Callable[[str], str]) -> None:
    path.write_text(change(path.read_text("utf-8")), "utf-8")


def release(version: str, *, first: bool) -> None:
    """Make the release.

    Raises:
        ReleaseError: it cannot be made.
        CalledProcessError: a command failed, and has said why.
    """
    tag = f"v{version}"
    if _run("git", "status", "--porcelain"):
        raise ReleaseError("there are changes that are not committed")
    if _run("git", "tag", "--list", tag):
        raise ReleaseError(f"the tag {tag} is there already")
    stale = [name for name, text in BEFORE_THE_FIRST if text in (ROOT / name).read_text("utf-8")]
    if stale and not first:
        named = " and ".join(dict.fromkeys(stale))
        raise ReleaseError(f"that nothing is released still stands in {named}: mend that, or say --first")
    try:
        changed = prepare(ROOT, version, datetime.date.today())
        shutil.rmtree(ROOT / "dist", ignore_errors=True)
        _run(sys.executable, "-m", "build", "--outdir", "dist", ".")
        packages = sorted(map(str, (ROOT / "dist").iterdir()))
        _run(sys.executable, "-m", "twine", "check", "--strict", *packages)
        _run("git", "commit", "--quiet", "--message", f"Release {version}", *map(str, changed))
    except BaseException:
        _run("git", "checkout", "--quiet", "--", ".")
        raise
    _run("git", "tag", "--annotate", tag, "--message", f"msgraph-lint {version}")
    print(f"{tag} is tagged. Now: git push && git push origin {tag}; twine upload {' '.join(packages)}")  # noqa: T201


def _run(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code."""
    parser = argparse.ArgumentParser(
        prog="release.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("version", help="such as 0.2.0")
    parser.add_argument(
        "--first", action="store_true", help="the documents may still say that nothing is released"
    )
    options = parser.parse_args(arguments)
    try:
        release(options.version, first=options.first)
    except ReleaseError as error:
        sys.stderr.write(f"error: {error}\n")
        return 2
    except subprocess.CalledProcessError as error:
        sys.stderr.write(f"error: {' '.join(map(str, error.cmd))} failed\n{error.stdout or ''}")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
