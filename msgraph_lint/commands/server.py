"""``msgraph-lint server``: the language server, for editors."""

from __future__ import annotations

import argparse
import gc
from pathlib import Path

from msgraph_lint.commands.common import Parser, add_cache_dir, cache_dir, fail


def parser() -> Parser:
    made = Parser(
        prog="msgraph-lint server",
        description="Run the language server: an editor starts it, and speaks with it on stdin and stdout.",
    )
    made.add_argument("--stdio", action="store_true", help="speak on stdin and stdout, which it always does")
    made.add_argument(
        "--no-cache", action="store_true", help="look at every file anew (also: MSGRAPH_LINT_NO_CACHE=1)"
    )
    add_cache_dir(made)
    return made


def run(options: argparse.Namespace) -> int:
    from msgraph_lint.cache.store import is_unwanted
    from msgraph_lint.session import Session

    try:
        from msgraph_lint.server.protocol import serve
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("pygls", "lsprotocol"):
            raise
        return fail("the language server needs pygls 2: install msgraph-lint with the extra `lsp`")
    gc.enable()  # a long life
    folder: Path | None = cache_dir(options)
    return serve(Session(is_cached=not (options.no_cache or is_unwanted()), cache_folder=folder))
