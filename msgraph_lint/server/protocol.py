"""The language server as pygls runs it: what the editor says and asks, and what it is answered.

Looking at a file happens in one other thread, one after the other, so that the editor never waits for an
answer about something else; what is out of date by then is not looked at. While somebody types, there is a
glance at the function at each keystroke, and a look at the whole as soon as nobody does.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from lsprotocol import types
from pygls import uris
from pygls.lsp.server import LanguageServer

from msgraph_lint import __version__
from msgraph_lint.reports.page import page_path
from msgraph_lint.rules import all_rules
from msgraph_lint.server import actions, hover
from msgraph_lint.server.diagnostics import diagnostics
from msgraph_lint.server.documents import Documents, Looked
from msgraph_lint.server.positions import Positions
from msgraph_lint.session import Session

NAME = "msgraph-lint"
_PAUSE = 0.2
"""Seconds without a keystroke after which all of a text is looked at."""
_WATCHED = (
    "**/*.py",
    "**/pyproject.toml",
    "**/*msgraph-lint.toml",
    "**/setup.cfg",
    "**/requirements*.txt",
    "**/.gitignore",
)

_Answer = TypeVar("_Answer")


class Server(LanguageServer):
    """A language server with what is open in its editor."""

    def __init__(self, session: Session) -> None:
        super().__init__(
            NAME,
            __version__,
            text_document_sync_kind=types.TextDocumentSyncKind.Full,  # pygls takes a form feed for a line end
        )
        self.documents = Documents(session)
        self._thread = ThreadPoolExecutor(max_workers=1)
        self._opened: dict[str, int | None] = {}
        """Address of each open document -> its version."""
        self._typed: set[str] = set()
        """The addresses of the documents in which somebody types."""

    @property
    def encoding(self) -> str:
        return str(getattr(self.workspace.position_encoding, "value", self.workspace.position_encoding))

    @property
    def pulls(self) -> bool:
        """Whether the editor asks for diagnostics: then none are pushed, which it would show twice."""
        text = self.client_capabilities.text_document
        return text is not None and text.diagnostic is not None

    @property
    def can_refresh(self) -> bool:
        """Whether the editor can be asked to ask for diagnostics again."""
        workspace = self.client_capabilities.workspace
        diagnostics = workspace.diagnostics if workspace is not None else None
        return self.pulls and diagnostics is not None and diagnostics.refresh_support is True

    def take(self, uri: str) -> None:
        """Take the text of a document as the editor has it now."""
        document = self.workspace.get_text_document(uri)
        self._opened[uri] = document.version
        self.documents.put(_path(uri), document.source)

    def drop(self, uri: str) -> None:
        """The document is closed."""
        self._opened.pop(uri, None)
        self._typed.discard(uri)
        self.documents.close(_path(uri))
        if not self.pulls:
            self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, []))

    async def looked(self, uri: str) -> Looked | None:
        """What is found in a document."""
        return await self._elsewhere(self.documents.looked, _path(uri))

    async def typed(self, uri: str) -> None:
        """Somebody types in a document: tell soon what a glance finds, and all of it when nobody types."""
        age = self.documents.age
        self._typed.add(uri)
        if not self.pulls and (looked := await self._glanced(uri)) is not None and self.documents.age == age:
            self._publish(uri, looked)
        await asyncio.sleep(_PAUSE)
        if self.documents.age == age:
            self._typed.clear()
            await self._refresh()
            await self.show(uri)

    async def asked(self, uri: str) -> Looked | None:
        """What to answer who asks for diagnostics: while somebody types, what is soon found, if anything."""
        is_soon_asked_again = uri in self._typed and self.can_refresh
        looked = await self._glanced(uri) if is_soon_asked_again else None
        return looked or await self.looked(uri)

    async def _glanced(self, uri: str) -> Looked | None:
        age = self.documents.age

        def glance() -> Looked | None:
            return self.documents.glanced(_path(uri)) if self.documents.age == age else None

        return await self._elsewhere(glance)

    async def fixed(self, looked: Looked) -> str:
        """The text with its safe fixes applied."""
        return await self._elsewhere(self.documents.fixed, looked)

    async def show(self, first: str | None = None) -> None:
        """Tell the editor what is found in all that is open, in the document ``first`` before the others."""
        if self.pulls:
            return
        for uri in sorted(self._opened, key=lambda uri: uri != first):
            age = self.documents.age
            looked = await self.looked(uri)
            if self.documents.age != age:
                return  # who changed it shows it
            self._publish(uri, looked)

    def _publish(self, uri: str, looked: Looked | None) -> None:
        found = diagnostics(looked, self.encoding) if looked else []
        version = self._opened.get(uri)
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, found, version))

    async def show_again(self) -> None:
        """Look again at what is on disk, and tell the editor what is found then."""
        await self._elsewhere(self.documents.forget)
        await self._refresh()
        await self.show()

    async def _refresh(self) -> None:
        if self.can_refresh:
            await self.workspace_diagnostic_refresh_async(None)

    async def configure(self, settings: Any) -> None:
        """Go by what the editor's settings say of us, under our name or alone."""
        if isinstance(settings, Mapping):
            own = settings.get(NAME, settings.get("settings", settings))
            if isinstance(own, Mapping):
                await self._elsewhere(self.documents.configure, own)

    async def _elsewhere(self, work: Callable[..., _Answer], *arguments: Any) -> _Answer:
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._thread, lambda: work(*arguments))
        for trouble in self.documents.complaints():
            message = types.ShowMessageParams(types.MessageType.Error, f"{NAME}: {trouble}")
            self.window_show_message(message)
        return answer


def serve(session: Session) -> NoReturn:
    """Speak with an editor on stdin and stdout until it has enough; nothing else is written there."""
    reader, writer = os.fdopen(os.dup(sys.stdin.fileno()), "rb"), os.fdopen(os.dup(1), "wb")
    sys.stdout = sys.stderr
    made(session).start_io(reader, writer)
    sys.stderr.flush()
    os._exit(0)  # the thread that reads may wait for more, and nobody can stop it


def made(session: Session) -> Server:
    """A server that knows what to answer."""
    server = Server(session)

    @server.feature(types.INITIALIZED)
    async def initialized(server: Server, _: types.InitializedParams) -> None:
        await _watch(server)
        await _ask_for_settings(server)

    @server.feature(types.INITIALIZE)
    async def initialize(server: Server, params: types.InitializeParams) -> None:
        await server.configure(params.initialization_options)

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    async def opened(server: Server, params: types.DidOpenTextDocumentParams) -> None:
        server.take(params.text_document.uri)
        await server.show(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    async def changed(server: Server, params: types.DidChangeTextDocumentParams) -> None:
        server.take(params.text_document.uri)
        await server.typed(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_SAVE)
    async def saved(server: Server, _: types.DidSaveTextDocumentParams) -> None:
        await server.show_again()

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    async def closed(server: Server, params: types.DidCloseTextDocumentParams) -> None:
        server.drop(params.text_document.uri)
        await server.show()

    @server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    async def changed_on_disk(server: Server, _: types.DidChangeWatchedFilesParams) -> None:
        await server.show_again()

    @server.feature(types.WORKSPACE_DID_CHANGE_CONFIGURATION)
    async def configured(server: Server, params: types.DidChangeConfigurationParams) -> None:
        settings = params.settings
        if isinstance(settings, Mapping) and NAME in settings:
            await server.configure(settings)
        else:
            await _ask_for_settings(server)
        await server.show_again()

    @server.feature(
        types.TEXT_DOCUMENT_DIAGNOSTIC,
        types.DiagnosticOptions(inter_file_dependencies=True, workspace_diagnostics=False, identifier=NAME),
    )
    async def asked(
        server: Server, params: types.DocumentDiagnosticParams
    ) -> types.RelatedFullDocumentDiagnosticReport | types.RelatedUnchangedDocumentDiagnosticReport:
        looked = await server.asked(params.text_document.uri)
        found = diagnostics(looked, server.encoding) if looked else []
        name = hashlib.blake2b(repr(found).encode(errors="replace"), digest_size=8).hexdigest()
        if name == params.previous_result_id:
            return types.RelatedUnchangedDocumentDiagnosticReport(name)
        return types.RelatedFullDocumentDiagnosticReport(found, result_id=name)

    @server.feature(types.TEXT_DOCUMENT_CODE_ACTION, types.CodeActionOptions(list(actions.KINDS)))
    async def offered(server: Server, params: types.CodeActionParams) -> list[types.CodeAction]:
        uri, only = params.text_document.uri, params.context.only
        version = server.workspace.get_text_document(uri).version
        looked = await server.looked(uri)
        if looked is None:
            return []
        offers = actions.Offers(uri, version, looked, server.encoding)
        found: list[types.CodeAction] = []
        if actions.asks_for(types.CodeActionKind.QuickFix.value, only):
            found += offers.at(params.range)
        if only is not None and actions.asks_for(actions.FIX_ALL, only):
            after = await server.fixed(looked)
            if after != looked.source.text:
                found.append(offers.all_safe(after))
        return found

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    async def hovered(server: Server, params: types.HoverParams) -> types.Hover | None:
        looked = await server.looked(params.text_document.uri)
        if looked is None:
            return None
        places = Positions(looked.source, server.encoding)
        at = places.offset(params.position)
        found = [each for each in looked.report.findings if each.span.start <= at <= each.span.end]
        if not found:
            return None
        text = "\n\n---\n\n".join(hover.page(finding) for finding in found)
        return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, text))

    @server.command(actions.EXPLAIN)
    async def explain(server: Server, code: str) -> None:
        rule = all_rules()[code]
        page = page_path(rule)
        window = server.client_capabilities.window
        if page is not None and window and window.show_document and window.show_document.support:
            shown = types.ShowDocumentParams(uris.from_fs_path(str(page)) or "", take_focus=True)
            await server.window_show_document_async(shown)
        else:
            said = f"{rule.code} {rule.name}: {rule.summary}; see {rule.url}"
            server.window_show_message(types.ShowMessageParams(types.MessageType.Info, said))

    return server


async def _watch(server: Server) -> None:
    """Ask to be told when files change on disk."""
    workspace = server.client_capabilities.workspace
    watching = workspace and workspace.did_change_watched_files
    if not (watching and watching.dynamic_registration):
        return
    options = types.DidChangeWatchedFilesRegistrationOptions(
        [types.FileSystemWatcher(pattern) for pattern in _WATCHED]
    )
    method = types.WORKSPACE_DID_CHANGE_WATCHED_FILES
    await server.client_register_capability_async(
        types.RegistrationParams([types.Registration(method, method, options)])
    )


async def _ask_for_settings(server: Server) -> None:
    workspace = server.client_capabilities.workspace
    if workspace and workspace.configuration:
        wanted = types.ConfigurationParams([types.ConfigurationItem(section=NAME)])
        for settings in await server.workspace_configuration_async(wanted):
            if settings:
                await server.configure({NAME: settings})


def _path(uri: str) -> str:
    """The file at ``uri``; what is no file yet has a name in the working folder."""
    return uris.to_fs_path(uri) or str(Path(uri.replace("/", "_")))
