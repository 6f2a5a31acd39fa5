"""The indexes of rules and messages on the site: rows with data, which `assets/filters.js` filters."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable, Mapping

from msgraph_lint.languages import translated
from msgraph_lint.oracle.error_pages import ErrorPage, error_pages
from msgraph_lint.oracle.pages import safeties
from msgraph_lint.rules import FAMILIES, Rule, all_rules
from msgraph_lint.targets import MEASURED_VERSIONS, Outcome
from website.strips import letters, outcomes

_HEADING = re.compile(r"^(?:## |\| )", re.MULTILINE)
_OUTCOMES = (Outcome.ERROR, Outcome.DIVERGES, Outcome.FALLS_BACK, Outcome.OK)
_FIXES = {"safe": "safe fix", "unsafe": "unsafe fix", "none": "no fix"}


def rules(markdown: str) -> str:
    """``docs/rules.md`` with one table that can be filtered."""
    form = _form(
        _search("Code, name or words"),
        _choice("family", "Family", {each: translated(each) for each in FAMILIES.values()}),
        _choice("outcome", "Outcome", {each.value: translated(each.value) for each in _OUTCOMES}),
        _choice("version", "MindSpore", {each: each for each in MEASURED_VERSIONS}),
        _choice("level", "Level", {"LAX": "LAX", "STRICT": "STRICT"}),
        _choice("fix", "Fix", {each: translated(said) for each, said in _FIXES.items()}),
    )
    rows = map(_rule_row, all_rules().values())
    heads = (*map(translated, ("Rule", "Finds", "Fix")), _versions())
    return _before_tables(markdown) + _filtered(form, "rules", heads, rows)


def errors(markdown: str) -> str:
    """``docs/errors.md`` with a field for the message that somebody got."""
    form = _form(_search("Paste the message, or a part of it"))
    rows = map(_error_row, error_pages())
    heads = map(translated, ("Message", "Found by"))
    return _before_tables(markdown) + _filtered(form, "errors", heads, rows)


PAGES: Mapping[str, Callable[[str], str]] = {"rules.md": rules, "errors.md": errors}


def _before_tables(markdown: str) -> str:
    return _HEADING.split(markdown, maxsplit=1)[0]


def _filtered(form: str, name: str, heads: Iterable[str], rows: Iterable[str]) -> str:
    head = "".join(f"<th>{each}</th>" for each in heads)
    return (
        f'<div class="filtered" data-of="{name}">\n{form}\n<p class="count" aria-live="polite"></p>\n'
        f"<table><thead><tr>{head}</tr></thead>\n<tbody>\n{''.join(rows)}</tbody></table>\n</div>\n"
    )


def _form(*fields: str) -> str:
    return f'<form class="filters" role="search" hidden>{"".join(fields)}</form>'


def _search(label: str) -> str:
    field = '<input type="search" name="text" autocomplete="off">'
    return f'<label class="wide"><span>{translated(label)}</span>{field}</label>'


def _choice(name: str, label: str, options: Mapping[str, str]) -> str:
    each = "".join(
        f'<option value="{value}">{text}</option>'
        for value, text in {"": translated("all"), **options}.items()
    )
    return f'<label><span>{translated(label)}</span><select name="{name}">{each}</select></label>'


def _versions() -> str:
    return f'<span class="letters">{"".join(f"<span>{each}</span>" for each in MEASURED_VERSIONS)}</span>'


def _rule_row(rule: Rule) -> str:
    offered = [safety.value if safety else "none" for safety in safeties(rule)]
    data = {"family": rule.family, "fix": " ".join(offered)}
    data |= {mode.lower(): " ".join(each.value for each in found) for mode, found in outcomes(rule).items()}
    fix = "<br>".join(translated(each) for each in offered if each != "none")
    off = "" if rule.default else f" <em>({translated('off by default')})</em>"
    return (
        f"<tr{_data(data)}>"
        f'<td><a href="rules/{rule.module}.md"><code>{rule.code}</code> {rule.name}</a></td>'
        f"<td>{code(rule.said)}{off}</td><td>{fix}</td><td>{letters(rule)}</td></tr>\n"
    )


def _error_row(page: ErrorPage) -> str:
    found_by = " ".join(f'<a href="rules/{rule.module}.md">{rule.code}</a>' for rule in page.rules[:5])
    more = f" +{len(page.rules) - 5}" if len(page.rules) > 5 else ""
    message = html.escape(page.kind.message)
    meaning = f"<p>{code(page.kind.meaning)}</p>" if page.kind.meaning else ""
    return (
        f"<tr{_data({'message': page.kind.message})}>"
        f'<td><a href="{page.path}"><code>{message}</code></a>{meaning}</td><td>{found_by}{more}</td></tr>\n'
    )


def _data(values: Mapping[str, str]) -> str:
    return "".join(f' data-{key}="{html.escape(value)}"' for key, value in values.items())


def code(text: str) -> str:
    """``text`` in Markdown with code alone, as HTML."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", html.escape(text, quote=False))
