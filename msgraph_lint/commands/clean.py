"""``msgraph-lint clean``: the cache of a project removed."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from msgraph_lint.commands.common import CLEAN, Parser, add_cache_dir, cache_dir, fail, path


def parser() -> Parser:
    made = Parser(prog="msgraph-lint clean", description="Remove the cache of a project.")
    made.add_argument("path", nargs="?", default=".", type=path, help="a folder of it (default: .)")
    add_cache_dir(made)
    return made


def run(options: argparse.Namespace) -> int:
    from msgraph_lint.cache.store import FOLDER, clean
    from msgraph_lint.config import Configuration

    if not os.path.isdir(options.path):
        return fail(f"{options.path}: not a folder")
    folder = cache_dir(options) or Configuration().for_folder(Path(options.path)).root / FOLDER
    try:
        if clean(folder):
            print(f"Removed {folder}")
    except OSError as error:
        return fail(f"{folder}: cannot be removed: {error.strerror or error}")
    return CLEAN
