"""Positions: exact in every encoding, with every line end."""

from __future__ import annotations

import ast
import re
import tokenize
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from msgraph_lint.source import Source, SourceError

LINE_ENDS = ["\n", "\r\n", "\r"]

PIECES = st.sampled_from(
    [
        "x = 1",
        "名字 = '宽字符'",
        "é = 'ü'; ñ = f'{é}'",
        "s = '''a\tb\f é\n  c'''",
        "\tif_ = 2".strip(),
        "if 名:\n\tdel 名; ä = '😀'  # 注释",
        "\fy = 3  # é",
        "t = 'a\x1c\x85\u2028b'",
        "z = (1,\n  'é', é)",
        "",
    ]
)


@st.composite
def texts(draw: st.DrawFn) -> str:
    pieces = draw(st.lists(PIECES, max_size=6))
    end = draw(st.sampled_from(["", "\n"]))
    return "".join(
        draw(st.sampled_from(LINE_ENDS)) if character == "\n" else character
        for character in "\n".join(pieces) + end
    )


@given(texts())
def test_segments_are_what_ast_means(text: str) -> None:
    source = Source("model.py", text)
    for node in ast.walk(source.parse()):
        if isinstance(node, ast.Name):
            assert source.segment(node) == node.id
        if isinstance(node, ast.stmt):
            again = ast.parse(source.segment(node))
            assert ast.dump(again.body[0]) == ast.dump(node)
    for offset in range(len(text)):
        line, column = source.position(offset)
        assert source.line_starts[line - 1] + column == offset
        assert (source.line(line) + "\n")[min(column, len(source.line(line)))] in (text[offset], "\n")


@given(texts())
def test_lines_are_those_of_the_tokenizer(text: str) -> None:
    source = Source("model.py", text)
    for token in source.tokens:
        if token.type in (tokenize.NAME, tokenize.COMMENT):
            line, column = token.start
            assert source.line(line)[column:].startswith(token.string)


@given(texts(), st.sampled_from(["utf-8", "utf-8-sig", "gbk", "latin-1", "utf-16"]))
def test_bytes_survive(text: str, encoding: str) -> None:
    if encoding in ("gbk", "latin-1", "utf-16"):
        text = f"# -*- coding: {encoding} -*-\n{text}"
    try:
        data = text.encode(encoding)
    except UnicodeEncodeError:
        return
    try:
        source = Source.decode("model.py", data)
    except SourceError:
        assert encoding == "utf-16"
        return
    assert source.text == text
    assert source.encode(source.text) == data


@pytest.mark.parametrize("end", LINE_ENDS)
def test_newline_is_the_one_of_the_line(end: str) -> None:
    source = Source("a.py", f"x = 1\ny = 2{end}z = 3")
    assert [source.newline(source.text.index(name)) for name in "xyz"] == ["\n", end, end]
    assert Source("a.py", "x = 1").newline(0) == "\n"


@pytest.mark.parametrize(
    ("text", "grouped"),
    [
        ("y = ((x))", "((x))"), ("y = (\n  # one\n  x  # two\n)", "(\n  # one\n  x  # two\n)"),
        ("f(x)", "x"), ("f((x))", "(x)"), ("y = z[0](x)", "x"), ("y = (x) + (1)", "(x)"),
        ("return(x)", "(x)"), ("f()\n(x) = 1", "(x)"), ("z\n(x)", "(x)"),
        ("y = (x, 1)", "x"), ("class A(x): pass", "x"), ("y = (1) + x", "x"),
    ],
)  # fmt: skip
def test_grouped(text: str, grouped: str) -> None:
    source = Source("a.py", text)
    node = next(n for n in ast.walk(source.parse()) if isinstance(n, ast.Name) and n.id == "x")
    span = source.grouped(node)
    assert source.text[span.start : span.end] == grouped


@pytest.mark.parametrize("end", LINE_ENDS)
def test_tokens_in_any_line_ends(end: str) -> None:
    source = Source("a.py", f"x = 1 + \\{end}  2  # two{end}y = 3  # three{end}")
    assert source.comments == {2: "# two", 3: "# three"}


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_cookie_in_any_line_ends(end: bytes) -> None:
    source = Source.decode("a.py", end.join([b"#!python", b"# coding: latin-1", "x = 'é'".encode("latin-1")]))
    assert (source.encoding, source.text[-2]) == ("iso-8859-1", "é")


def test_comments_by_line() -> None:
    source = Source("a.py", "x = '# no'  # yes\r\n\n# own\n")
    assert source.comments == {1: "# yes", 3: "# own"}
    assert Source("a.py", "x = (  # open\n").comments == {}


def test_lines_beyond_the_text_are_empty() -> None:
    source = Source("a.py", "x = 1\n")
    assert [source.line(number) for number in range(4)] == ["", "x = 1", "", ""]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"x = '\xff'\n", "cannot decode: "),
        (b"# coding: klingon\n", "cannot decode: unknown encoding"),
        (b"# coding: gbk\nx = '\xff\xff'\n", "cannot decode: "),
        (b"\xef\xbb\xbf# coding: latin-1\n", "cannot decode: "),
        ("x = 1".encode("utf-16"), "cannot decode: "),
        (b"x = 1\0\n", "cannot parse: source contains null bytes"),
    ],
)
def test_undecodable(data: bytes, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "a.py"
    file.write_bytes(data)
    with pytest.raises(SourceError) as error:
        Source.read(file)
    assert re.match(rf"{re.escape(str(file))}(:\d+)?: {reason}", str(error.value))
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("def f(:\n", 1),
        ("x = 1\n  y = 2\n", 2),
        ("x = (\n", 1),
        ("if x:\n\ty\n        z\n", 3),
        ("print 'python 2'\n", 1),
        ("x = '''\n", 1),
        ("(" * 300 + ")" * 300, 1),
    ],
)
def test_not_python(text: str, line: int) -> None:
    with pytest.raises(SourceError, match=rf"^a\.py:{line}: cannot parse: [^\n]+$"):
        Source("a.py", text).parse()


def test_deep_nesting_is_no_crash() -> None:
    with pytest.raises(SourceError, match=r"^a\.py(:1)?: cannot parse: "):
        Source("a.py", "x = " + "-" * 1_000_000 + "1\n").parse()


def test_unreadable(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="cannot read: No such file or directory"):
        Source.read(tmp_path / "missing.py")
    with pytest.raises(SourceError, match="cannot read: Is a directory"):
        Source.read(tmp_path)
