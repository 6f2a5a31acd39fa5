"""The same code in other layouts: what may stand anywhere in a file without changing its syntax tree.

A :class:`Code` knows its tokens and the sites where its layout may change; a :class:`Layout` says what
changes where. :meth:`Code.written` writes the text. Its syntax tree is the one of the code (see
:func:`canonical`), which the tests assert for every text.
"""

from __future__ import annotations

import ast
import itertools
import tokenize
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from hypothesis import strategies as st

from msgraph_lint.source import Source, Span

FILLER = "filler"
"""In every string that a layout adds as a statement of its own; such statements mean nothing."""
COMPOUND = (
    ast.If, ast.For, ast.While, ast.With, ast.Try, ast.FunctionDef, ast.ClassDef, ast.Match,
    ast.AsyncFor, ast.AsyncWith, ast.AsyncFunctionDef,
)  # fmt: skip
JUMPS = ("return", "raise", "break", "continue")

Key = tuple[str, int]
"""A finding in any layout: its code, and the number of its node in the canonical tree."""


# ---------------------------------------------------------------------- what a layout does not change
def canonical(text: str) -> ast.Module:
    """The tree of ``text`` without strings that a layout added, and without ``pass`` beside statements."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                kept = [each for each in block if not (isinstance(each, ast.Pass) or _is_filler(each))]
                setattr(node, name, kept or [ast.Pass()])
    return tree


def _is_filler(node: ast.stmt) -> bool:
    value = node.value if isinstance(node, ast.Expr) else None
    return isinstance(value, ast.Constant) and isinstance(value.value, str) and FILLER in value.value


def numbers(text: str) -> dict[Span, int]:
    """The number of the innermost node at each place: the value of an expression that is a statement."""
    source, found = Source("", text), dict[Span, int]()
    for number, node in enumerate(ast.walk(canonical(text))):
        if hasattr(node, "lineno"):
            found[source.span(node)] = number
    return found


# ---------------------------------------------------------------------- sites
@dataclass(frozen=True)
class Token:
    text: str
    start: int
    """Offset in the text of the code."""
    end: int
    type: int


@dataclass
class Line:
    """A simple statement, the head of a compound one, or a decorator."""

    tokens: list[Token]
    depth: int
    is_simple: bool
    is_head: bool = False
    """Whether a block follows."""


@dataclass(frozen=True)
class Site:
    """A place where one kind of change can be made.

    ===========  =============================================================================
    kind         changes
    ===========  =============================================================================
    above        a comment or blank line above the line
    end          white space, a semicolon or a comment at the end of the line
    gap          line ends, comments and white space between two tokens
    join         the next statement on the same line, after a semicolon
    one-line     the block on the line of its head
    parentheses  parentheses around the expression ``tokens[first:last]``
    string       a string with a line continuation in it, or in three quotes
    filler       a string as a statement before, which may look like code
    respelled    a local name or an attribute in other characters that mean the same name (NFKC)
    ===========  =============================================================================
    """

    kind: str
    line: int
    first: int = 0
    last: int = 0


KINDS = ("above", "end", "gap", "join", "one-line", "parentheses", "string", "filler", "respelled")


@dataclass(frozen=True)
class Layout:
    """How a code is written. The choices are taken modulo what is there to choose from."""

    changes: tuple[tuple[Site, int], ...] = ()
    """Sites, and which variant of the change is made there."""
    everywhere: tuple[tuple[str, int, int], ...] = ()
    """Kinds of which all sites change: the variant at the first one, and how it grows from site to site."""
    indents: tuple[str, ...] = ("    ",)
    line_ends: tuple[str, ...] = ("\n",)
    """In turn, one for each line."""
    encoding: str = "utf-8"
    cookie_line: int = 0
    """Where the encoding is declared: in no line, the first or the second."""
    ends_with_line_end: bool = True
    letters: str = ""
    """What is not ASCII: put before the local names of the code, and used in comments and strings."""


@dataclass
class Code:
    """A text with the places where its layout may change; its comments are left out."""

    text: str = field(repr=False)
    near: frozenset[int] = field(default=frozenset(), repr=False)
    """Numbers of the lines of the text that changes should be near of."""
    lines: list[Line] = field(init=False, repr=False)
    sites: dict[str, list[Site]] = field(init=False, repr=False)
    """By kind; those that are near come more often."""

    def __post_init__(self) -> None:
        self.lines = list(_lines(self.text))
        self.sites = {kind: [] for kind in KINDS}
        for site in self._sites():
            tokens = self.lines[site.line].tokens
            source = self._source
            first, last = source.position(tokens[0].start)[0], source.position(tokens[-1].end)[0]
            is_near = bool(self.near & set(range(first - 1, last + 2)))
            self.sites[site.kind] += [site] * (4 if is_near else 1)

    @cached_property
    def _source(self) -> Source:
        return Source("", self.text)

    def _sites(self) -> Iterator[Site]:
        tree = ast.parse(self.text)
        respelled = local_names(tree) | {
            node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and _is_of_self(node)
        }
        for number, line in enumerate(self.lines):
            yield Site("above", number)
            yield Site("end", number)
            following = self.lines[number + 1] if number + 1 < len(self.lines) else None
            if line.is_simple and following and following.is_simple and following.depth == line.depth:
                yield Site("join", number)
            if line.is_head and all(each.is_simple for each in self._block(number)):
                yield Site("one-line", number)
            before = self.lines[number - 1].tokens[0].text if number else ""
            if line.is_simple and line.depth and before not in JUMPS:
                yield Site("filler", number)
            for index, token in enumerate(line.tokens):
                if index:
                    yield Site("gap", number, index)
                if token.type == tokenize.STRING and len(token.text) > 4 and token.text[0] in "\"'":
                    yield Site("string", number, index)
                if token.type == tokenize.NAME and token.text in respelled:
                    yield Site("respelled", number, index)
        starts = {t.start: (n, i) for n, line in enumerate(self.lines) for i, t in enumerate(line.tokens)}
        ends = {t.end: (n, i) for n, line in enumerate(self.lines) for i, t in enumerate(line.tokens)}
        for node in _expressions(tree):
            span = self._source.span(node)
            if span.start in starts and span.end in ends:
                (number, first), (_, last) = starts[span.start], ends[span.end]
                yield Site("parentheses", number, first, last)

    def _block(self, head: int) -> list[Line]:
        depth = self.lines[head].depth
        return list(itertools.takewhile(lambda line: line.depth > depth, self.lines[head + 1 :]))

    def renamed(self, letters: str) -> Code:
        """The code with other names: see :func:`renamed`."""
        return Code(renamed(self.text, letters), self.near) if letters else self

    def written(self, layout: Layout) -> str:
        """The text of the code in ``layout``."""
        return _Writer(self, layout).text


def _lines(text: str) -> Iterator[Line]:
    """The lines of ``text``, each statement and head a line of its own."""
    source, tree = Source("", text), ast.parse(text)
    simple, suites, heads = set[int](), set[int](), set[int]()
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and not isinstance(node, COMPOUND):
            simple.add(source.span(node).start)
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                if not isinstance(node, ast.Module):
                    suites.add(source.span(block[0]).start)
                heads.add(source.span(block[0]).start)
    depth, extra, brackets = 0, 0, 0
    tokens: list[Token] = []

    def line() -> Line:
        return Line(list(tokens), depth + extra, tokens[0].start in simple)

    for token in _joined(source):
        if token.type in (tokenize.COMMENT, tokenize.NL, tokenize.ENDMARKER):
            continue
        if token.type in (tokenize.INDENT, tokenize.DEDENT):
            depth += 1 if token.type == tokenize.INDENT else -1
            continue
        if token.type == tokenize.NEWLINE:
            if tokens:
                is_head = tokens[-1].text == ":" and brackets == 0
                made = line()
                made.is_head = is_head
                yield made
            tokens, extra = [], 0
            continue
        if tokens and token.start in suites:
            made = line()
            made.is_head = True
            yield made
            tokens, extra = [], extra + 1
        if token.text == ";" and brackets == 0 and token.type == tokenize.OP:
            yield line()
            tokens = []
            continue
        if token.type == tokenize.OP:
            brackets += (token.text in "([{") - (token.text in ")]}")
        tokens.append(token)


def _joined(source: Source) -> Iterator[Token]:
    """The tokens; what makes up an f-string (from Python 3.12 on) is one."""
    start: int | None = None
    nested = 0
    opening = getattr(tokenize, "FSTRING_START", None)
    closing = getattr(tokenize, "FSTRING_END", None)
    for token in source.tokens:
        first, last = (
            (source.line_starts[line - 1] + column for line, column in (token.start, token.end))
            if token.type != tokenize.ENDMARKER
            else (len(source.text), len(source.text))
        )
        if opening is not None and token.type == opening:
            start = first if nested == 0 else start
            nested += 1
        elif closing is not None and token.type == closing:
            nested -= 1
            if nested == 0 and start is not None:
                yield Token(source.text[start:last], start, last, tokenize.NUMBER)
        elif nested == 0:
            yield Token(source.text[first:last], first, last, token.type)


def _expressions(tree: ast.Module) -> Iterator[ast.expr]:
    """The expressions that parentheses may be put around."""
    refused: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.JoinedStr, ast.pattern)):
            refused |= set(ast.walk(node)) - ({node} if isinstance(node, ast.JoinedStr) else set())
        elif isinstance(node, (ast.AnnAssign, ast.NamedExpr)):
            refused.add(node.target)
        elif isinstance(node, ast.Tuple) and any(isinstance(each, ast.Slice) for each in node.elts):
            refused.add(node)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            refused.add(node.value)  # a docstring
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.expr)
            and not isinstance(node, (ast.Starred, ast.Slice))
            and node not in refused
        ):
            yield node


def _is_of_self(node: ast.Attribute) -> bool:
    """Whether the code gives ``self`` this attribute."""
    return isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name) and node.value.id == "self"


# ---------------------------------------------------------------------- texts
def local_names(tree: ast.Module) -> set[str]:
    """The names that are nothing but local variables and parameters."""
    local: set[str] = set()
    other = {"self", "_"}
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            parts = list(ast.walk(node))
            local |= {n.id for n in parts if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
            local |= {n.arg for n in parts if isinstance(n, ast.arg)}
        if isinstance(node, ast.Attribute):
            other.add(node.attr)
        elif isinstance(node, ast.keyword) and node.arg:
            other.add(node.arg)
        elif isinstance(node, ast.alias):
            other.add((node.asname or node.name).split(".")[0])
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            other.add(node.name)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            other.add(node.value)
        elif isinstance(node, (ast.MatchAs, ast.MatchStar)) and node.name:
            other.add(node.name)
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            other |= set(node.names)
        elif isinstance(node, ast.JoinedStr):
            other |= {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
    for node in tree.body:
        if not isinstance(node, COMPOUND):
            other |= {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
    return local - other


def renamed(text: str, letters: str) -> str:
    """``text`` with ``letters`` before its local names."""
    source, names = Source("", text), local_names(ast.parse(text))
    starts = [
        source.line_starts[token.start[0] - 1] + token.start[1]
        for token in source.tokens
        if token.type == tokenize.NAME and token.string in names
    ]
    for start in reversed(starts):
        text = text[:start] + letters + text[start:]
    return text


class _Writer:
    """Writes a code in a layout, from the first line to the last."""

    def __init__(self, code: Code, layout: Layout) -> None:
        self._code, self._layout = code, layout
        self._letters = layout.letters or "x"
        self._changes: dict[Site, int] = {
            site: first + step * number
            for kind, first, step in layout.everywhere
            for number, site in enumerate(dict.fromkeys(code.sites[kind]))
        }
        self._changes.update(layout.changes)
        self._comments = 0
        self._opening: dict[tuple[int, int], int] = {}
        self._closing: dict[tuple[int, int], int] = {}
        for site in self._changes:
            if site.kind == "parentheses":
                for found, index in ((self._opening, site.first), (self._closing, site.last)):
                    found[site.line, index] = found.get((site.line, index), 0) + 1
        self.text = self._line_ends(self._head() + "".join(self._body()))

    def _variant(self, kind: str, line: int, first: int = 0) -> int | None:
        return self._changes.get(Site(kind, line, first))

    def _comment(self, variant: int) -> str:
        """A comment like no other in the text."""
        self._comments += 1
        words = ("", "del y", ")", "\\", '"""', "'", "pass; x = 1", "else:", "# :", "\t", "]}")
        return f"# {self._comments} {words[variant % len(words)]}{self._letters}"

    def _head(self) -> str:
        cookie = f"# -*- coding: {self._layout.encoding} -*-\n"
        return ("", cookie, f"#!/usr/bin/env python\n{cookie}")[self._layout.cookie_line]

    def _body(self) -> Iterator[str]:
        lines, indents = self._code.lines, [""]
        forced_until, continues = -1, False
        for number, line in enumerate(lines):
            del indents[line.depth + 1 :]
            if len(indents) <= line.depth:
                units = self._layout.indents
                indents.append(indents[-1] + units[(number - 1) % len(units)])
            indent = indents[line.depth]
            if not continues:
                yield from self._above(number, indent)
                yield indent
            yield self._filler(number, indent)
            yield self._tokens(number, indent)
            is_last = number + 1 == len(lines)
            if self._variant("one-line", number) is not None:
                forced_until = number + len(self._code._block(number))
                continues = True
                yield ("", " ", "  ", "\t")[self._changes[Site("one-line", number)] % 4]
                continue
            joined = self._variant("join", number)
            if number < forced_until or joined is not None:
                continues = True
                yield (";", "; ", " ; ", ";  ")[(joined or 1) % 4]
                continue
            continues = False
            yield self._end(number, is_last)
        last = len(lines) - 1
        if not self._layout.ends_with_line_end and self._variant("above", last) is not None:
            yield self._comment(0)

    def _above(self, number: int, indent: str) -> Iterator[str]:
        variant = self._variant("above", number)
        if variant is None:
            return
        comment = self._comment(variant // 4)
        yield (
            f"{indent}{comment}\n", "\n", f"{comment}\n", f"{indent}    {comment}\n", "\f\n", "   \n",
            f"\n{indent}{comment}\n\n", f"\t\n{indent}{comment}\n", f"\f{indent}{comment}\n", "\f",
        )[variant % 10]  # fmt: skip

    def _end(self, number: int, is_last: bool) -> str:
        variant = self._variant("end", number)
        if variant is None:
            return "\n"
        comment = self._comment(variant // 4)
        semicolon = ";" if self._code.lines[number].is_simple else ""
        return (
            f"  {comment}\n", "  \n", f"{semicolon}\n", f"{semicolon}  {comment}\n", f"{comment}\n", "\t\n",
            f" {semicolon} \n", f" {comment} \n", "\f\n" , "\n" if is_last else " \\\n\n",
        )[variant % 10]  # fmt: skip

    def _filler(self, number: int, indent: str) -> str:
        variant = self._variant("filler", number)
        if variant is None:
            return ""
        name = FILLER + self._letters
        texts = (
            f"'{name}'", f'"""{name}"""', f'"""{name}\n# no comment\n    del y\n"""',
            f"'{name}' '# no comment'",
            f"'''{name}\n{indent}pass; y = 1\n{indent}'''", f"'{name} \\\n  del y'",
            f"({name!r})",
        )  # fmt: skip
        return texts[variant // 2 % len(texts)] + "; "

    def _tokens(self, number: int, indent: str) -> str:
        tokens = self._code.lines[number].tokens
        written: list[str] = []
        depth = 0
        for index, token in enumerate(tokens):
            opened = self._opening.get((number, index), 0)
            if index:
                between = self._code.text[tokens[index - 1].end : token.start]
                gap = self._gap(number, index, indent, depth > 0, " " if between else "")
                written.append(gap)
            written += ["("] * opened
            depth += opened
            if token.type == tokenize.OP:
                depth += (token.text in "([{") - (token.text in ")]}")
            written.append(self._token(number, index, token))
            closed = self._closing.get((number, index), 0)
            written += [")"] * closed
            depth -= closed
        return "".join(written)

    def _gap(self, number: int, index: int, indent: str, in_brackets: bool, usual: str) -> str:
        variant = self._variant("gap", number, index)
        if variant is None:
            return usual
        if not in_brackets:
            return ("  ", " \\\n", f" \\\n{indent}      ", "\t", "\\\n ", " \f")[variant % 6]
        comment = self._comment(variant // 4)
        return (
            "\n", f"\n{indent}    ", f"  {comment}\n{indent}", f"\n{indent}{comment}\n{indent}    ", "  ",
            f"\n\n{indent}\t", f" \\\n{indent}",
            f"{comment}\n{comment.replace('# ', '# again ', 1)}\n", "\t", "\n\f ",
        )[variant % 10]  # fmt: skip

    def _token(self, number: int, index: int, token: Token) -> str:
        variant = self._variant("string", number, index)
        if variant is not None and token.type == tokenize.STRING:
            return _respelled_string(token.text, variant)
        variant = self._variant("respelled", number, index)
        if variant is not None and not self._layout.encoding.startswith(("latin", "gbk")):
            at = variant % len(token.text)
            if token.text[at].isascii() and token.text[at].isalpha() and not token.text.startswith("__"):
                wide = chr(ord(token.text[at]) + 0xFEE0)  # its full-width form
                return token.text[:at] + wide + token.text[at + 1 :]
        return token.text

    def _line_ends(self, text: str) -> str:
        if not self._layout.ends_with_line_end:
            text = text.rstrip("\n")
        lines = text.split("\n")
        choices, written = self._layout.line_ends, lines[0]
        before = ""
        for number, line in enumerate(lines[1:]):
            chosen = choices[number % len(choices)]
            if before == "\r" and not lines[number] and chosen == "\n":
                chosen = "\r"  # not to make one line end of two
            written += chosen + line
            before = chosen
        return written


def _respelled_string(text: str, variant: int) -> str:
    """The string ``text`` over two lines, or in three quotes."""
    quote = text[0]
    if text.startswith(quote * 3):
        return text
    half = len(text) // 2
    while text[half - 1] == "\\" or text[half] in "\\\"'":
        half += 1
        if half >= len(text) - 1:
            return text
    first, second = text[1:half], text[half:-1]
    return (
        f"{quote}{first}\\\n{second}{quote}",
        f"{quote * 3}\\\n{first}{second}{quote * 3}",
        f"{quote * 3}{first}\\\n{second}{quote * 3}",
        f"{quote}{first}{quote} {quote}{second}{quote}",
    )[variant % 4]


# ---------------------------------------------------------------------- strategies
INDENTS = ("    ", "\t", "  ", " ", "        ", "\t\t", " \t")
LINE_ENDS = (("\n",), ("\r\n",), ("\r",), ("\n", "\r\n"), ("\r\n", "\n", "\n"), ("\n", "\r", "\r\n"))
ENCODINGS: Mapping[str, tuple[str, ...]] = {
    "utf-8": ("", "é", "名", "𝔘"), "utf-8-sig": ("", "ü名"), "latin-1": ("", "é"), "gbk": ("", "名"),
}  # fmt: skip


@st.composite
def layouts(draw: st.DrawFn, code: Code) -> Layout:
    """Layouts of ``code``: a few changes here and there, and kinds of change that are made everywhere."""
    variants = st.integers(0, 999)
    kinds = [kind for kind in KINDS if code.sites[kind]]
    everywhere = st.tuples(st.sampled_from(kinds), variants, st.sampled_from([0, 1, 7]))
    changes = st.tuples(st.sampled_from(kinds), st.integers(0, 9999), variants)
    encoding = draw(st.sampled_from([name for name in ENCODINGS if _is_encodable(code.text, name)]))
    return Layout(
        tuple(
            (code.sites[kind][index % len(code.sites[kind])], variant)
            for kind, index, variant in draw(st.lists(changes, max_size=24))
        ),
        tuple(draw(st.lists(everywhere, max_size=3, unique_by=lambda each: each[0]))),
        tuple(draw(st.lists(st.sampled_from(INDENTS), min_size=1, max_size=3))),
        draw(st.sampled_from(LINE_ENDS)),
        encoding,
        draw(st.integers(0 if encoding.startswith("utf-8") else 1, 2)),
        draw(st.booleans()),
        draw(st.sampled_from(ENCODINGS[encoding])),
    )


def _is_encodable(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
