"""The documentation as a site: it builds without a warning, no link is dead, and it works in Chromium."""

from __future__ import annotations

import functools
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from msgraph_lint.api import check_source
from msgraph_lint.oracle.error_kinds import KINDS
from msgraph_lint.oracle.error_pages import GENERATED, error_pages, stale
from msgraph_lint.oracle.pages import DOCS
from msgraph_lint.rules import all_rules
from msgraph_lint.targets import MEASURED_VERSIONS

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parents[1]
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("chromium-browser")
PHONE = {"width": 360, "height": 740}
PAGES = [
    "",
    "rules/",
    "rules/delete_statement/",
    "errors/",
    "errors/inputs-should-be-constant/",
    "migration/",
]
PAGES += ["zh/", "zh/rules/", "zh/errors/"]


# --- what is generated --------------------------------------------------------------------------------------


def test_each_message_worth_words_is_measured() -> None:
    assert {kind.slug for kind in KINDS} <= {page.kind.slug for page in error_pages()}
    assert len({kind.slug for kind in KINDS}) == len(KINDS)


def test_no_page_is_left_of_a_message_that_is_gone() -> None:
    assert not stale(DOCS)


def test_messages_of_a_page_are_of_its_kind() -> None:
    for page in error_pages():
        if page.kind in KINDS:
            assert all(page.kind.fits(said.message) for said in page.said)


def test_the_page_of_a_message_shows_the_true_line() -> None:
    text = (DOCS / "errors" / "unsupported-statement.md").read_text("utf-8")
    assert GENERATED in text
    assert re.search(r"^    del \w+  # ← the cause$", text, re.MULTILINE)
    assert "[MSG101 delete-statement](../rules/delete_statement.md)" in text
    assert re.search(r"In \d+ measured runs it named \d+ times the line to change", text)


@pytest.mark.parametrize("name", ["index.md", "zh/index.md"])
def test_the_start_page_shows_what_is_so(name: str) -> None:
    page = (DOCS / name).read_text("utf-8")
    before, after = re.findall(r"^```python\n(class Net.+?)^```", page, re.DOTALL | re.MULTILINE)
    head = "from mindspore import nn\n\n\n"
    findings = check_source(head + before, filename="net.py").findings
    shown = re.findall(r"^net\.py:.+?(?=^net\.py|^```)", page, re.DOTALL | re.MULTILINE)
    assert [" ".join(each.split()) for each in shown] == [
        f"net.py:{each.location.row}:{each.location.column}: {each.code} "
        + ("[*] " if each.fix and each.fix.applicability == "safe" else "")
        + each.message
        for each in findings
    ]
    assert not check_source(head + after, filename="net.py").findings


# --- the site -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The built site; made by whichever process of the test session comes first."""
    pytest.importorskip("material", reason="mkdocs-material is not installed (extra `docs`)")
    import fcntl

    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "site"
    with (folder.parent / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "index.html").is_file():
            command = [
                sys.executable,
                "-m",
                "mkdocs",
                "build",
                "--strict",
                "--quiet",
                "--site-dir",
                str(folder),
            ]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr
    return folder


class Links(HTMLParser):
    """What a page links to, and where it can be linked."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value and tag != "base":
                self.links.append(value)
            elif name in ("id", "name") and value:
                self.anchors.add(value)


def test_no_link_is_dead(site: Path) -> None:
    pages = {page: Links(page) for page in site.rglob("*.html") if page.name != "404.html"}
    assert len(pages) > 400
    dead = set()
    for page, found in pages.items():
        here = f"/{page.relative_to(site).as_posix()}"
        for link in found.links:
            parts = urlsplit(urljoin(here, link))
            if parts.scheme or parts.netloc:
                continue
            target = site / unquote(parts.path).lstrip("/")
            target = target / "index.html" if parts.path.endswith("/") else target
            is_there = target.is_file()
            if is_there and parts.fragment and target in pages:
                is_there = unquote(parts.fragment) in pages[target].anchors
            if not is_there:
                dead.add((here, link))
    assert not dead


def test_each_rule_has_a_strip(site: Path) -> None:
    for rule in all_rules().values():
        page = (site / "rules" / rule.module / "index.html").read_text("utf-8")
        cells = re.findall(r'<td class="outcome ([\w-]+)">\1</td>', page)
        modes = 0 if rule.is_about_comments else 3 if rule.is_about_all_code else 2
        assert len(cells) == modes * len(MEASURED_VERSIONS), rule.name


def test_nothing_comes_from_elsewhere(site: Path) -> None:
    """Fonts and scripts of other hosts are slow or blocked for many readers."""
    pattern = re.compile(r'<(?:script|img|link(?=[^>]*rel="?stylesheet))[^>]*(?:src|href)="?https?:')
    assert not [page for page in site.rglob("*.html") if pattern.search(page.read_text("utf-8"))]


# --- in Chromium --------------------------------------------------------------------------------------------


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site)))
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed (apt-get install chromium)")
    pytest.importorskip("playwright")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Any, address: str) -> Iterator[Page]:
    """A page that fails the test where a script fails."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 900})
    made = context.new_page()
    made.set_default_timeout(60_000)
    errors: list[str] = []
    made.on("pageerror", lambda error: errors.append(str(error)))
    yield made
    context.close()
    assert not errors


def shown(page: Page) -> list[str]:
    """The rows of the index that are seen."""
    texts: list[str] = page.eval_on_selector_all(
        ".filtered tbody tr", "rows => rows.filter(row => row.offsetParent).map(row => row.innerText)"
    )
    return texts


def test_rules_are_filtered(page: Page) -> None:
    page.goto("rules/")
    assert len(shown(page)) == len(all_rules())
    page.select_option("[name=family]", "syntax")
    assert {re.search(r"MSG\d", row)[0] for row in shown(page)} == {"MSG1"}  # type: ignore[index]
    page.select_option("[name=outcome]", "ok")
    page.select_option("[name=version]", "2.10")
    page.select_option("[name=level]", "LAX")
    expected = {
        rule.code
        for rule in all_rules().values()
        if rule.family == "syntax" and rule.measured("2.10", "LAX").value == "ok"
    }
    assert expected
    assert {re.search(r"MSG\d+", row)[0] for row in shown(page)} == expected  # type: ignore[index]
    page.reload()
    assert len(shown(page)) == len(expected), "the choice is kept in the address"


def test_rules_are_filtered_by_fix_and_words(page: Page) -> None:
    page.goto("rules/?fix=safe")
    safe = len(shown(page))
    assert 0 < safe < len(all_rules())
    page.fill("[name=text]", "no such words")
    assert not shown(page)
    page.fill("[name=text]", "Delete statement")
    assert ["MSG101" in row for row in shown(page)] == [True]
    page.click(".filtered tbody tr:not([hidden]) a")
    page.wait_for_url("**/rules/delete_statement/")
    assert page.inner_text("table.strip tbody td >> nth=0") == "error"


def test_a_pasted_message_finds_its_page(page: Page) -> None:
    page.goto("errors/")
    page.fill(
        "[name=text]",
        "Traceback …: UnboundLocalError: The local variable 'scale' is not defined in false branch",
    )
    assert len(shown(page)) == 1
    page.click(".filtered tbody tr:not([hidden]) a")
    page.wait_for_url("**/errors/not-defined-in-branch/")
    page.goto("errors/?text=pyexecute")
    assert len(shown(page)) == 1


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("Unsupported statement 'Delete'", "errors/unsupported-statement/"),
        ("not defined in false branch", "errors/not-defined-in-branch/"),
        ("possibly-unbound-name", "rules/possibly_unbound_name/"),
    ],
)
def test_search_finds(page: Page, query: str, wanted: str) -> None:
    page.goto("")
    page.click(".md-search__input")
    page.keyboard.type(query)
    page.wait_for_selector(".md-search-result__link")
    page.wait_for_function(
        "wanted => [...document.querySelectorAll('.md-search-result__link')].slice(0, 5)"
        ".some(link => link.href.includes(wanted))",
        arg=wanted,
    )


def test_chinese_pages_are_chinese_around_the_text_too(page: Page) -> None:
    page.goto("zh/rules/")
    assert page.get_attribute("html", "lang") == "zh"
    assert page.get_attribute(".md-search__input", "placeholder") == "搜索"
    page.select_option("[name=family]", label="语法")
    page.fill("[name=text]", "推导式")
    rows = shown(page)
    assert rows
    assert all("推导式" in row for row in rows)
    page.click("button[aria-label='选择当前语言']")
    page.click("a[hreflang=en]")
    page.wait_for_url(re.compile(r"/$"))
    assert page.get_attribute("html", "lang") == "en"


@pytest.mark.parametrize("place", PAGES)
def test_a_phone_shows_it_without_scrolling_sideways(page: Page, place: str) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(place)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    beyond = page.eval_on_selector_all(
        ".md-content table, .md-content h1, .md-content .filters *",
        "all => all.filter(each => each.getBoundingClientRect().right > innerWidth + 1"
        " && !each.closest('.md-typeset__scrollwrap')).map(each => each.outerHTML.slice(0, 80))",
    )
    assert not beyond
