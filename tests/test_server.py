"""The language server, asked by a client that holds it to the protocol."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from msgraph_lint.server.positions import Positions
from msgraph_lint.source import Source

ROOT = Path(__file__).parents[1]
COMMAND = [sys.executable, "-m", "msgraph_lint", "server"]
NET = """from mindspore import nn


def fold(x):
    y = x
    s = "宽𐐀😀"; del y
    return x


class Net(nn.Cell):
    def construct(self, x):
        return fold(x)
"""
FIXED = NET.replace("; del y", "")
UNSAFE = """from mindspore import nn


class Net(nn.Cell):
    def construct(self, x, mask):
        for i in range(1):
            x = x * mask + i
            del mask
            y = x
            del y
        return x
"""
OTHER = """from mindspore import nn

from net import fold


class Other(nn.Cell):
    def construct(self, x):
        return fold(x)
"""


CONFIG = ClientServerConfig(
    server_command=COMMAND,
    server_env={**os.environ, "PYTHONPATH": str(ROOT), "MSGRAPH_LINT_NO_CACHE": "1"},
)


async def begin(client: LanguageClient, *, pull: bool) -> None:
    """As Visual Studio Code does; without ``pull`` as an editor that shows the diagnostics it is told."""
    capabilities = client_capabilities("visual-studio-code")
    assert capabilities.text_document
    assert capabilities.workspace
    capabilities.workspace.diagnostics = types.DiagnosticWorkspaceClientCapabilities(refresh_support=True)
    capabilities.text_document.diagnostic = types.DiagnosticClientCapabilities() if pull else None

    @client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(client: LanguageClient, params: types.RegistrationParams) -> None:
        client.registered = [each.method for each in params.registrations]

    await client.initialize_session(types.InitializeParams(capabilities=capabilities))


@pytest_lsp.fixture(config=CONFIG)
async def client(lsp_client: LanguageClient) -> AsyncIterator[None]:
    await begin(lsp_client, pull=True)
    yield
    await lsp_client.shutdown_session()


@pytest_lsp.fixture(config=CONFIG)
async def pushed(lsp_client: LanguageClient) -> AsyncIterator[None]:
    await begin(lsp_client, pull=False)
    yield
    await lsp_client.shutdown_session()


class Editor:
    """Opens files in a client."""

    def __init__(self, client: LanguageClient, folder: Path) -> None:
        self.client, self.folder = client, folder

    def uri(self, name: str) -> str:
        return (self.folder / name).as_uri()

    def open(self, name: str, text: str, on_disk: str | None = None) -> str:
        path = self.folder / name
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_text(text if on_disk is None else on_disk, "utf-8")
        document = types.TextDocumentItem(self.uri(name), "python", 1, text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(document))
        return self.uri(name)

    def change(self, name: str, text: str, version: int = 2) -> None:
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(version, self.uri(name)),
                [types.TextDocumentContentChangeWholeDocument(text)],
            )
        )

    def save(self, name: str) -> None:
        identifier = types.TextDocumentIdentifier(self.uri(name))
        self.client.text_document_did_save(types.DidSaveTextDocumentParams(identifier))

    async def pull(self, name: str, previous: str | None = None) -> Any:
        return await self.client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(
                types.TextDocumentIdentifier(self.uri(name)), previous_result_id=previous
            )
        )

    async def codes(self, name: str) -> list[str]:
        return [each.code for each in (await self.pull(name)).items]

    async def pushes(self, name: str, codes: Iterable[str]) -> list[types.Diagnostic]:
        """What is shown of a file, as soon as it has these codes."""
        wanted = list(codes)
        for _ in range(400):
            found = self.client.diagnostics.get(self.uri(name))
            if found is not None and [each.code for each in found] == wanted:
                return list(found)
            await asyncio.sleep(0.05)
        raise AssertionError(self.client.diagnostics.get(self.uri(name)))

    async def actions(
        self, name: str, line: int, only: list[str] | None = None
    ) -> dict[str, types.CodeAction]:
        where = types.Range(types.Position(line, 0), types.Position(line, 100))
        params = types.CodeActionParams(
            types.TextDocumentIdentifier(self.uri(name)), where, types.CodeActionContext([], only)
        )
        found = await self.client.text_document_code_action_async(params)
        return {action.title: action for action in found or ()}


def applied(text: str, action: types.CodeAction) -> str:
    """``text`` after the edits of ``action``, as an editor applies them: columns count UTF-16."""
    assert action.edit
    assert action.edit.document_changes
    (change,) = action.edit.document_changes
    places = Positions(Source("", text))
    for edit in sorted(change.edits, key=lambda edit: (edit.range.start.line, edit.range.start.character))[
        ::-1
    ]:
        start, end = places.offset(edit.range.start), places.offset(edit.range.end)
        text = text[:start] + edit.new_text + text[end:]
    return text


# Diagnostics


@pytest.mark.asyncio
async def test_pulled_diagnostics(client: LanguageClient, tmp_path: Path) -> None:
    editor = Editor(client, tmp_path)
    editor.open("net.py", NET)
    report = await editor.pull("net.py")
    (found,) = report.items
    line = NET.splitlines()[5]
    start = len(line.partition("del")[0].encode("utf-16-le")) // 2
    assert found.range == types.Range(types.Position(5, start), types.Position(5, start + 5))
    assert (found.code, found.source, found.severity) == ("MSG101", "msgraph-lint", 1)
    assert found.code_description.href.endswith("/delete_statement.md")
    assert "error on MindSpore 2.10" in found.message
    assert [each.message for each in found.related_information] == ["called from Net.construct"]
    again = await editor.pull("net.py", report.result_id)
    assert isinstance(again, types.RelatedUnchangedDocumentDiagnosticReport)
    editor.change("net.py", FIXED)
    assert await editor.codes("net.py") == []
    editor.change("net.py", "def f(:\n", 3)
    (found,) = (await editor.pull("net.py")).items
    assert (found.code, found.range.start) == ("invalid-syntax", types.Position(0, 6))


@pytest.mark.asyncio
async def test_pushed_diagnostics(pushed: LanguageClient, tmp_path: Path) -> None:
    editor = Editor(pushed, tmp_path)
    editor.open("net.py", NET)
    await editor.pushes("net.py", ["MSG101"])
    for version in range(2, 20):  # fast typing: the last text counts
        editor.change("net.py", f"{NET}# {version}\n" if version < 19 else FIXED, version)
    await editor.pushes("net.py", [])
    editor.change("net.py", NET, 20)
    await editor.pushes("net.py", ["MSG101"])
    identifier = types.TextDocumentIdentifier(editor.uri("net.py"))
    pushed.text_document_did_close(types.DidCloseTextDocumentParams(identifier))
    await editor.pushes("net.py", [])


@pytest.mark.asyncio
async def test_what_is_typed_is_told_before_all_is_looked_at(pushed: LanguageClient, tmp_path: Path) -> None:
    """At once in the function itself; what it is to others, when nobody types."""
    told: list[list[str]] = []

    class Told(dict[str, Any]):
        def __setitem__(self, uri: str, found: Any) -> None:
            super().__setitem__(uri, found)
            told.append([each.code for each in found])

    async def is_told(times: int) -> None:
        while len(told) < times:
            await asyncio.sleep(0.01)

    pushed.diagnostics = Told()
    editor = Editor(pushed, tmp_path)
    text = NET.replace("del y", "n = x")
    editor.open("net.py", text)
    await is_told(1)
    editor.change("net.py", text.replace("n = x", "n = 1"), 2)
    await is_told(2)
    editor.change("net.py", NET, 3)
    await is_told(3)
    assert told == [[], [], ["MSG101"]]
    await is_told(4)
    assert told[3] == ["MSG101"]


@pytest.mark.asyncio
async def test_who_asks_while_typing_is_told_to_ask_again(client: LanguageClient, tmp_path: Path) -> None:
    editor = Editor(client, tmp_path)
    editor.open("net.py", FIXED)
    assert await editor.codes("net.py") == []
    editor.change("net.py", NET)
    assert await editor.codes("net.py") == ["MSG101"]
    for _ in range(400):
        if client.diagnostic_refresh_count:
            break
        await asyncio.sleep(0.05)
    assert client.diagnostic_refresh_count == 1
    assert await editor.codes("net.py") == ["MSG101"]


@pytest.mark.asyncio
async def test_texts_that_are_not_saved_belong_together(client: LanguageClient, tmp_path: Path) -> None:
    editor = Editor(client, tmp_path)
    editor.open("net.py", FIXED)
    editor.open("other.py", OTHER)
    assert await editor.codes("other.py") == []
    editor.change("net.py", NET)
    (found,) = (await editor.pull("other.py")).items
    assert found.code == "MSG101"
    assert found.range.start == types.Position(7, 15)
    (related,) = [each for each in found.related_information if each.message.startswith("MSG101")]
    assert related.location.uri == editor.uri("net.py")
    editor.change("net.py", FIXED, 3)
    assert await editor.codes("other.py") == []


@pytest.mark.asyncio
async def test_a_change_shows_in_other_open_files(pushed: LanguageClient, tmp_path: Path) -> None:
    editor = Editor(pushed, tmp_path)
    editor.open("net.py", FIXED)
    editor.open("other.py", OTHER)
    await editor.pushes("other.py", [])
    editor.change("net.py", NET)
    await editor.pushes("other.py", ["MSG101"])


# Settings


@pytest.mark.asyncio
async def test_each_folder_has_its_settings(client: LanguageClient, tmp_path: Path) -> None:
    for name, settings in (("a", 'ignore = ["MSG101"]'), ("b", "")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "pyproject.toml").write_text(f"[tool.msgraph-lint]\n{settings}\n")
    editor = Editor(client, tmp_path)
    editor.open("a/net.py", NET)
    editor.open("b/net.py", NET)
    assert (await editor.codes("a/net.py"), await editor.codes("b/net.py")) == ([], ["MSG101"])


@pytest.mark.asyncio
async def test_settings_are_read_again(client: LanguageClient, tmp_path: Path) -> None:
    editor = Editor(client, tmp_path)
    editor.open("net.py", NET)
    assert await editor.codes("net.py") == ["MSG101"]
    file = tmp_path / "pyproject.toml"
    file.write_text('[tool.msgraph-lint]\nignore = ["MSG101"]\n')
    event = types.FileEvent(file.as_uri(), types.FileChangeType.Created)
    client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([event]))
    assert await editor.codes("net.py") == []
    assert client.registered == [types.WORKSPACE_DID_CHANGE_WATCHED_FILES]
    file.write_text('[tool.msgraph-lint]\nignore = ["MSG1"\n')
    editor.save("net.py")
    assert await editor.codes("net.py") == []
    assert await editor.codes("net.py") == []
    (said,) = client.messages
    assert "not valid TOML" in said.message
    file.unlink()
    editor.save("net.py")
    assert await editor.codes("net.py") == ["MSG101"]


@pytest.mark.asyncio
async def test_the_editor_has_settings_too(client: LanguageClient, tmp_path: Path) -> None:
    editor = Editor(client, tmp_path)
    editor.open("net.py", NET)

    def configure(settings: dict[str, Any]) -> None:
        said = types.DidChangeConfigurationParams({"msgraph-lint": settings})
        client.workspace_did_change_configuration(said)

    configure({"ignore": ["MSG101"]})
    assert await editor.codes("net.py") == []
    configure({"ignored": ["MSG101"]})
    assert await editor.codes("net.py") == []
    (said,) = client.messages
    assert "unknown key 'ignored' in the editor's settings; did you mean 'ignore'?" in said.message
    configure({})
    assert await editor.codes("net.py") == ["MSG101"]


@pytest.mark.asyncio
async def test_code_of_others_is_left_alone(client: LanguageClient, tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.msgraph-lint]\nextend-exclude = ["old"]\n')
    editor = Editor(client, tmp_path)
    for name in ("site-packages/net.py", "old/net.py"):
        editor.open(name, NET)
        assert await editor.codes(name) == []


# Actions and hover


@pytest.mark.asyncio
async def test_what_is_offered(client: LanguageClient, tmp_path: Path) -> None:
    editor = Editor(client, tmp_path)
    editor.open("net.py", NET)
    offered = await editor.actions("net.py", 5)
    assert list(offered) == [
        "MSG101: Remove `del y`",
        "MSG101: disable for this line",
        "MSG101: explain delete-statement",
    ]
    fix, disable, explain = offered.values()
    assert applied(NET, fix) == FIXED
    assert (fix.is_preferred, fix.kind) == (True, types.CodeActionKind.QuickFix)
    assert [each.code for each in fix.diagnostics or ()] == ["MSG101"]
    silenced = NET.replace("del y\n", "del y  # msgraph-lint: disable=MSG101\n")
    assert applied(NET, disable) == silenced
    editor.change("net.py", silenced)
    assert await editor.codes("net.py") == []
    assert await editor.actions("net.py", 5) == {}
    assert "msgraph-lint.explain" in str(explain.command)
    await client.workspace_execute_command_async(
        types.ExecuteCommandParams("msgraph-lint.explain", ["MSG101"])
    )
    assert [Path(each.uri).name for each in client.shown_documents] == ["delete_statement.md"]


@pytest.mark.asyncio
async def test_safe_fixes_at_once_and_unsafe_ones_singly(client: LanguageClient, tmp_path: Path) -> None:
    editor = Editor(client, tmp_path)
    editor.open("net.py", UNSAFE)
    unsafe, *_ = (await editor.actions("net.py", 7)).values()
    assert unsafe.title.startswith("MSG101: Remove `del mask` (unsafe: ")
    assert not unsafe.is_preferred
    assert applied(UNSAFE, unsafe) == UNSAFE.replace("            del mask\n", "")
    for only in (["source.fixAll"], ["source.fixAll.msgraph-lint"], ["source"]):
        (fix_all,) = (await editor.actions("net.py", 0, only)).values()
        assert fix_all.kind == "source.fixAll.msgraph-lint"
        assert applied(UNSAFE, fix_all) == UNSAFE.replace("            del y\n", "")
    assert await editor.actions("net.py", 0, ["source.organizeImports"]) == {}
    assert await editor.actions("net.py", 7, ["refactor"]) == {}


@pytest.mark.asyncio
async def test_hover(client: LanguageClient, tmp_path: Path) -> None:
    editor = Editor(client, tmp_path)
    uri = editor.open("net.py", NET)

    async def hover(line: int, character: int) -> str | None:
        where = types.HoverParams(types.TextDocumentIdentifier(uri), types.Position(line, character))
        found = await client.text_document_hover_async(where)
        return found.contents.value if found else None

    column = len(NET.splitlines()[5].partition("del")[0].encode("utf-16-le")) // 2
    shown = await hover(5, column)
    assert shown
    assert "**MSG101** [delete-statement](" in shown
    assert "| LAX | 🟥 error | 🟥 error" in shown
    assert "## Why is this bad?" in shown
    assert "<!--" not in shown
    assert await hover(5, column - 1) is None
    assert await hover(0, 0) is None
    assert await hover(99, 99) is None


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_positions_there_and_back(encoding: str) -> None:
    text = "a\x0c宽\r\n😀é\u2028b\r\r\n𐐀"
    places = Positions(Source("", text), encoding)
    for offset in range(len(text) + 1):
        if text[offset - 1 : offset + 1] != "\r\n":
            assert places.offset(places.position(offset)) == offset
    assert places.position(len(text)).line == 3
    units = {"utf-8": 4, "utf-16": 2, "utf-32": 1}
    assert places.position(len(text)).character == units[encoding]
    assert places.offset(types.Position(0, 99)) == 3


def test_without_pygls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from msgraph_lint.cli import main

    monkeypatch.setitem(sys.modules, "msgraph_lint.server.protocol", None)
    monkeypatch.setitem(sys.modules, "pygls", None)
    monkeypatch.delitem(sys.modules, "msgraph_lint.server.protocol")
    for name in [name for name in sys.modules if name.startswith("msgraph_lint.server.")]:
        monkeypatch.delitem(sys.modules, name)
    assert main(["server"]) == 2
    assert capsys.readouterr().err == (
        "error: the language server needs pygls 2: install msgraph-lint with the extra `lsp`\n"
    )
