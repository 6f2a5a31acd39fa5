"""Source text with exact positions: one file as bytes, as text, as lines."""

from __future__ import annotations

import codecs
import errno
import io
import os
import re
import stat
import sys
from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgraph_lint.records import dataclass, field

if TYPE_CHECKING:
    import ast
    import tokenize

STDIN = "<stdin>"
"""The path of text from standard input that nobody named."""

_LINE_END = re.compile(r"\r\n|\r|\n")
_MOST_BYTES = 5 * 1024 * 1024
"""The largest file that is read: the syntax tree of this much Python takes up to two gigabytes."""
_UTF_16_OR_32 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_BE)  # UTF-32-LE starts as UTF-16


def read_bytes(path: str | Path) -> bytes:
    """The content of the file at ``path``.

    Raises:
        OSError: it cannot be read, is too large, or is a pipe, socket or device, which might never end.
    """
    status = os.stat(path)
    if not (stat.S_ISREG(status.st_mode) or stat.S_ISDIR(status.st_mode)):
        raise OSError(errno.EINVAL, "not a regular file")
    if stat.S_ISREG(status.st_mode) and status.st_size > _MOST_BYTES:
        raise OSError(errno.EFBIG, _too_large(status.st_size))
    return Path(path).read_bytes()


def _too_large(size: int) -> str:
    return f"too large ({size / 1024**2:.1f} MiB, at most {_MOST_BYTES // 1024**2})"


class SourceError(Exception):
    """A file that cannot be linted: unreadable, undecodable or not Python.

    ``str()`` is one clear line for the user; ``line`` and ``column`` are 1-based, 0 when unknown.
    """

    kind = "io-error"
    """What reports call it."""

    def __init__(self, path: str, reason: str, line: int = 0, column: int = 0) -> None:
        self.path, self.reason, self.line, self.column = path, reason, line, column
        super().__init__(f"{path}:{line}: {reason}" if line else f"{path}: {reason}")

    def __reduce__(self) -> tuple[object, ...]:
        return _remade, (type(self), self.path, self.reason, self.line, self.column)


def _remade(kind: type[SourceError], path: str, reason: str, line: int, column: int) -> SourceError:
    """An error that another process met."""
    error = kind.__new__(kind)
    SourceError.__init__(error, path, reason, line, column)
    return error


class InvalidSyntaxError(SourceError):
    """Text that the running Python does not take."""

    kind = "invalid-syntax"

    def __init__(self, path: str, reason: str, line: int = 0, column: int = 0) -> None:
        super().__init__(path, f"cannot parse: {reason}", line, column)


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A half-open range of characters ``[start, end)`` in a source text."""

    start: int
    end: int


@dataclass(eq=False)
class Source:
    """One Python file: its text with the original line ends, and its encoding.

    ``ast`` counts columns in UTF-8 bytes; everything here counts characters.
    """

    path: str
    text: str
    encoding: str = "utf-8"
    bom: bool = False
    _tokens: list[tokenize.TokenInfo] | None = field(default=None, repr=False)
    _wide: dict[int, list[int]] = field(default_factory=dict, repr=False)
    """Line -> the UTF-8 column of each of its characters."""

    @classmethod
    def read(cls, path: str | Path) -> Source:
        """The file at ``path``.

        Raises:
            SourceError: the file cannot be read or decoded.
        """
        try:
            data = read_bytes(path)
        except OSError as error:
            raise SourceError(str(path), f"cannot read: {error.strerror or error}") from None
        return cls.decode(str(path), data)

    @classmethod
    def decode(cls, path: str, data: bytes) -> Source:
        """``data`` decoded as Python would: byte order mark, coding cookie, UTF-8.

        Raises:
            SourceError: too large, unknown encoding, or bytes that are not in it.
        """
        import tokenize
        import warnings

        if path.endswith(".ipynb"):
            return Notebook.of(path, data)
        if len(data) > _MOST_BYTES:
            raise SourceError(path, f"cannot read: {_too_large(len(data))}")
        if data.startswith(_UTF_16_OR_32):
            raise SourceError(path, "cannot decode: UTF-16 or UTF-32, which Python does not read; use UTF-8")
        lines = io.TextIOWrapper(
            io.BytesIO(data), "latin-1"
        )  # ends lines as Python does, after a lone CR too
        try:
            encoding, _ = tokenize.detect_encoding(lambda: lines.readline().encode("latin-1"))
        except (SyntaxError, LookupError) as error:
            if str(error).startswith("unknown encoding"):
                raise SourceError(path, f"cannot decode: {error}") from None
            if data.startswith(codecs.BOM_UTF8):
                reason = "cannot decode: the byte order mark says utf-8, the coding comment something else"
                raise SourceError(path, reason) from None
            encoding = "utf-8"  # which these bytes are not: what follows says where
        bom = encoding == "utf-8-sig"
        if bom:
            data, encoding = data[len(codecs.BOM_UTF8) :], "utf-8"
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of codecs that see invalid escapes
                text = data.decode(encoding)
        except (UnicodeError, LookupError) as error:
            line = data.count(b"\n", 0, error.start) + 1 if isinstance(error, UnicodeDecodeError) else 0
            raise SourceError(path, f"cannot decode: {error}", line) from None
        if "\0" in text:
            line = text.count("\n", 0, text.index("\0")) + 1
            raise InvalidSyntaxError(path, "source contains null bytes", line)
        return cls(path, text, encoding, bom)

    def encode(self, text: str) -> bytes:
        """``text`` as bytes of this file: same encoding, same byte order mark.

        Raises:
            UnicodeError: a character is not in the file's encoding.
        """
        return (codecs.BOM_UTF8 if self.bom else b"") + text.encode(self.encoding)

    def forget(self) -> None:
        """Keep text and tree alone: whoever asks for lines or tokens looks for them again."""
        self._tokens = None
        self._wide.clear()
        for name in ("line_starts", "_groups"):
            self.__dict__.pop(name, None)

    def parse(self) -> ast.Module:
        """The syntax tree.

        Raises:
            SourceError: the text is not valid for the running Python.
        """
        return self._tree

    def adopt(self, tree: ast.Module) -> None:
        """``tree`` is the syntax tree of the text, without parsing it."""
        self.__dict__["_tree"] = tree

    @property
    def is_parsed(self) -> bool:
        """Whether somebody has asked for the syntax tree."""
        return "_tree" in vars(self)

    def statements_of(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[ast.stmt]:
        """The statements of ``function``, parsed from its lines alone, at the same places."""
        found: Any = self.statements_from(function, function.end_lineno or function.lineno)[0]
        return found.body  # type: ignore[no-any-return]

    def statements_from(self, first: ast.stmt, last: int) -> list[ast.stmt]:
        """The statements where ``first`` stands, up to the end of the line ``last``: parsed alone, and there.

        Raises:
            SyntaxError: these lines alone are no Python.
        """
        start = self.line_starts[first.lineno - 1]
        end = self.line_starts[last] if last < len(self.line_starts) else len(self.text)
        before = self.text[start : self.offset(first.lineno, first.col_offset)]
        is_indented = bool(before.rpartition("\f")[2])  # a form feed begins the line anew
        lines = "\n" * (first.lineno - 1 - is_indented) + "if 1:\n" * is_indented
        found: Any = self._parsed(lines + self.text[start:end]).body
        return found[0].body if is_indented and len(found) == 1 else found  # type: ignore[no-any-return]

    def _parsed(self, text: str) -> ast.Module:
        import ast
        import warnings

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of the linted code: invalid escapes and the like
            return ast.parse(text, filename=self.path)

    @cached_property
    def _tree(self) -> ast.Module:
        try:
            return self._parsed(self.text)
        except SyntaxError as error:
            version = ".".join(map(str, sys.version_info[:2]))
            reason = f"{error.msg} (as Python {version})"
            raise InvalidSyntaxError(self.path, reason, error.lineno or 0, error.offset or 0) from None
        except (RecursionError, MemoryError):
            raise InvalidSyntaxError(self.path, "nested too deeply, or too large") from None
        except ValueError as error:
            raise InvalidSyntaxError(self.path, str(error)) from None

    @cached_property
    def line_starts(self) -> Sequence[int]:
        """Offset of the first character of each line."""
        if "\r" in self.text:
            return array("I", [0, *(match.end() for match in _LINE_END.finditer(self.text))])
        lengths = (len(line) + 1 for line in self.text.split("\n"))
        return array("I", accumulate(lengths, initial=0))[:-1]

    def line(self, number: int) -> str:
        """The line with the 1-based ``number``, without its line end."""
        starts = self.line_starts
        if not 1 <= number <= len(starts):
            return ""
        end = starts[number] if number < len(starts) else len(self.text)
        return self.text[starts[number - 1] : end].rstrip("\r\n")

    def offset(self, line: int, utf8_column: int) -> int:
        """Offset of the position that ``ast`` calls (``lineno``, ``col_offset``)."""
        start = self.line_starts[line - 1]
        if self.text.isascii():
            return start + utf8_column
        if line not in self._wide:
            columns = accumulate(
                (len(character.encode(errors="surrogatepass")) for character in self.line(line)), initial=0
            )
            self._wide[line] = list(columns)
        return start + bisect_right(self._wide[line], utf8_column) - 1

    def position(self, offset: int) -> tuple[int, int]:
        """(1-based line, 0-based column in characters) of ``offset``."""
        line = bisect_right(self.line_starts, offset)
        return line, offset - self.line_starts[line - 1]

    def span(self, node: ast.AST) -> Span:
        """The characters of ``node``."""
        return Span(
            self.offset(node.lineno, node.col_offset),  # type: ignore[attr-defined]
            self.offset(node.end_lineno, node.end_col_offset),  # type: ignore[attr-defined]
        )

    def segment(self, node: ast.AST) -> str:
        """The text of ``node``, exactly as written."""
        span = self.span(node)
        return self.text[span.start : span.end]

    @property
    def tokens(self) -> list[tokenize.TokenInfo]:
        """The tokens of the text; empty when it cannot be tokenized."""
        if self._tokens is None:
            import tokenize

            try:
                self._tokens = list(self._tokenized())
            except (tokenize.TokenError, SyntaxError):
                self._tokens = []
        return self._tokens

    def passing_tokens(self) -> Iterator[tokenize.TokenInfo]:
        """The same one by one, for those who need none of them again: to keep all costs much memory.

        Raises:
            tokenize.TokenError, SyntaxError: it cannot be tokenized.
        """
        return self._tokenized() if self._tokens is None else iter(self._tokens)

    def _tokenized(self) -> Iterator[tokenize.TokenInfo]:
        import tokenize

        lines = io.StringIO(self.text, newline=None)  # `tokenize` knows no line that ends with CR
        return tokenize.generate_tokens(lines.readline)

    @cached_property
    def comments(self) -> dict[int, str]:
        """Line number -> text of the comment on that line, ``#`` included."""
        if "#" not in self.text:
            return {}
        import tokenize

        try:
            return {t.start[0]: t.string for t in self.passing_tokens() if t.type == tokenize.COMMENT}
        except (tokenize.TokenError, SyntaxError):
            return {}

    def line_end(self, offset: int) -> int:
        """Offset of the end of the line that ``offset`` is on, before its line feed or carriage return."""
        line, _ = self.position(offset)
        return self.line_starts[line - 1] + len(self.line(line))

    def newline(self, offset: int) -> str:
        """How the line of ``offset`` ends, or else the one before; a line feed when there is no other."""
        match = _LINE_END.match(self.text, self.line_end(offset))
        if match is None and len(self.line_starts) > 1:
            match = _LINE_END.search(self.text, self.line_starts[-2])
        return match.group() if match else "\n"

    @cached_property
    def _groups(self) -> dict[Span, Span]:
        """What stands in parentheses that only group -> the same with the parentheses."""
        from tokenize import COMMENT, DEDENT, INDENT, NL, OP

        found: dict[Span, Span] = {}
        no_code = {COMMENT, NL, INDENT, DEDENT}
        tokens = [token for token in self.tokens if token.type not in no_code]
        opened: list[int] = []
        for index, token in enumerate(tokens):
            if token.type == OP and token.string in "([{":
                opened.append(index)
            elif token.type == OP and token.string in ")]}" and opened:
                start = opened.pop()
                if tokens[start].string == "(" and not (start and _ends_operand(tokens[start - 1])):
                    inner = Span(self._at(tokens[start + 1].start), self._at(tokens[index - 1].end))
                    found[inner] = Span(self._at(tokens[start].start), self._at(token.end))
        return found

    def _at(self, position: tuple[int, int]) -> int:
        return self.line_starts[position[0] - 1] + position[1]

    def grouped(self, node: ast.AST) -> Span:
        """The characters of ``node`` and of the parentheses right around it that only group."""
        span = self.span(node)
        while (outer := self._groups.get(span)) is not None:
            span = outer
        return span


class Notebook(Source):
    """The code of a notebook, which knows the way back to its file."""

    data: bytes = b""
    """The file."""

    @classmethod
    def of(cls, path: str, data: bytes) -> Notebook:
        """The notebook with the content ``data``.

        Raises:
            SourceError: it is none.
        """
        from msgraph_lint.notebooks import NotebookError, code

        try:
            notebook = cls(path, code(data))
        except NotebookError as error:
            raise SourceError(path, f"cannot read: {error}") from None
        notebook.data = data
        return notebook

    def encode(self, text: str) -> bytes:
        """The notebook with the cells of ``text``."""
        from msgraph_lint.notebooks import with_code

        return with_code(self.data, text)


def _ends_operand(token: tokenize.TokenInfo) -> bool:
    """Whether a parenthesis after ``token`` is that of a call, a class or a function."""
    import keyword
    from tokenize import NEWLINE, OP

    if token.type == NEWLINE:
        return False
    if token.type == OP:
        return token.string in (")", "]", "}", "...")
    return not keyword.iskeyword(token.string)
