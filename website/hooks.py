"""What MkDocs asks while it builds the site.

The pages in ``docs/`` are written to be read in the repository too. On the site, tables of outcomes are
strips, the indexes can be filtered, and what lies outside ``docs/`` is linked where it can be read.
"""

from __future__ import annotations

import posixpath
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.append(str(Path(__file__).parents[1]))  # `mkdocs` itself does not look there

from msgraph_lint import HOME
from msgraph_lint.oracle.pages import fixability, outcome_note
from msgraph_lint.rules import all_rules
from website import indexes
from website.strips import strip

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import File, Files
    from mkdocs.structure.pages import Page

_ASSETS = Path(__file__).parent / "assets"
_LINK = re.compile(r"(?<=\]\()(?P<target>\.\.?/[^)#\s]*)")
_HREF = re.compile(r'(?<=href=")[\w/-]+\.md')
"""A link of ours in HTML, from the folder of the documentation."""
_START = ("index.md", "zh/index.md")
_OUTCOMES = re.compile(r"<!-- outcomes -->\n.*?<!-- /outcomes -->", re.DOTALL)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add style and script, which lie beside this file."""
    from mkdocs.structure.files import File

    for path in sorted(_ASSETS.iterdir()):
        files.append(File.generated(config, f"assets/{path.name}", abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Page, files: Files, **_config: object) -> str:
    """The page as the site shows it."""
    place = page.file.src_uri
    markdown = _LINK.sub(lambda match: _outside(match["target"], place), markdown)
    folder, _, name = place.rpartition("/")
    if folder == "rules":
        rule = next(rule for rule in all_rules().values() if f"{rule.module}.md" == name)
        page.meta.setdefault("description", f"{rule.code}: {rule.summary}".replace("`", ""))
        said = f"{fixability(rule)}\n\n{strip(rule)}\n\n{outcome_note(rule)}"
        return _OUTCOMES.sub(lambda _: said, markdown)
    if place in _START:
        page.meta.update(hide=["navigation", "toc"])
    if folder == "errors":
        page.meta.update(search={"boost": 2})  # whoever searches for a message wants its page
    if name in indexes.PAGES:
        page.meta.update(search={"exclude": True}, hide=["toc"])  # each line of it is a page of its own
        made = indexes.PAGES[name](markdown)
        return _HREF.sub(lambda match: _address(files.src_uris[match[0]], page), made)
    return markdown


def _address(file: File, page: Page) -> str:
    address: str = file.url_relative_to(page.file)  # Any where MkDocs is not installed
    return address


def _outside(target: str, place: str) -> str:
    """``target`` as linked from ``place``; where it lies outside the documentation, its address."""
    path = posixpath.normpath(posixpath.join("docs", posixpath.dirname(place), target))
    return target if path.startswith("docs/") else f"{HOME}/blob/main/{path}"
