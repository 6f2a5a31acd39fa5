"""Settings: what to check, for which MindSpore, with which rules.

They come from the nearest ``msgraph-lint.toml``, or ``pyproject.toml`` with ``[tool.msgraph-lint]``, and from
the command line, which wins. Nothing is guessed: an unknown key, rule or type is a :class:`ConfigError`.
"""

from __future__ import annotations

import os
import posixpath
import re
import sys
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from msgraph_lint.declared import OLDEST, Declared, OutsideError, declared_version, may_declare
from msgraph_lint.findings import Confidence
from msgraph_lint.languages import ENGLISH, LANGUAGES
from msgraph_lint.paths import DEFAULT_EXCLUDE, relative
from msgraph_lint.records import dataclass, field
from msgraph_lint.rules import all_rules, rule_names
from msgraph_lint.source import read_bytes
from msgraph_lint.targets import DEFAULT_TARGET, MEASURED_VERSIONS, Outcome, Target

TABLE = "tool.msgraph-lint"
OWN_FILES = (".msgraph-lint.toml", "msgraph-lint.toml")
"""Files that hold settings alone; they win over the one below in the same folder."""
FILES = (*OWN_FILES, "pyproject.toml")

FAIL_ON = (Outcome.ERROR, Outcome.DIVERGES, Outcome.FALLS_BACK)
"""Outcomes from the worst to the mildest."""


class ConfigError(Exception):
    """Settings that make no sense; ``str()`` is one clear line for the user.

    ``path`` is the file they stand in, empty when it is none; ``line`` is 1-based, 0 when unknown.
    """

    kind = "config-error"
    """What reports call it."""

    def __init__(self, reason: str, path: Path | str = "", line: int = 0) -> None:
        self.path, self.reason, self.line, self.column = str(path), reason, line, 0
        super().__init__(": ".join([*([f"{path}:{line}" if line else str(path)] if path else []), reason]))


@dataclass(frozen=True, slots=True)
class Settings:
    """What one run of the linter goes by. The same for every front end."""

    target: Target = DEFAULT_TARGET
    level_is_chosen: bool = False
    """Whether the user says for which ``jit_syntax_level``."""
    older_targets: tuple[Target, ...] = ()
    """What is checked as well, oldest first: ``--target-version all``."""
    select: frozenset[str] | None = None
    """Codes of the rules that run; ``None`` means the rules that are on by default."""
    fixable: frozenset[str] | None = None
    """Codes of the rules whose fixes are offered; ``None`` means all."""
    safe_fixes: frozenset[str] = frozenset()
    """Codes of the rules whose fixes are safe because the user says so."""
    unsafe_fixes: frozenset[str] = frozenset()
    """Codes of the rules whose fixes are unsafe because the user says so."""
    confidence: Confidence = Confidence.MEDIUM
    """The least confidence of a finding that is reported."""
    fail_on: Outcome = Outcome.DIVERGES
    """The mildest outcome that makes a run fail."""
    exclude: tuple[str, ...] = DEFAULT_EXCLUDE
    """Patterns of the files and folders that a walk leaves out."""
    force_exclude: bool = False
    """Whether they also hold for paths that are given."""
    respect_gitignore: bool = True
    """Whether a walk leaves out what git ignores."""
    per_file_ignores: tuple[tuple[str, frozenset[str]], ...] = ()
    """Pattern of files -> codes that are not reported in them."""
    baseline: Path | None = None
    """The file with the findings that are known, if there is one."""
    language: str = ENGLISH
    """What people are told in."""
    root: Path = field(default_factory=Path.cwd)
    """The folder that the patterns are relative to."""

    @property
    def targets(self) -> tuple[Target, ...]:
        """All that is checked for, oldest first."""
        return (*self.older_targets, self.target)

    @property
    def codes(self) -> frozenset[str]:
        """Codes of the rules that run."""
        return self.select if self.select is not None else default_codes()

    def fixes(self, code: str) -> bool:
        """Whether fixes of the rule ``code`` are offered."""
        return self.fixable is None or code in self.fixable

    def excludes(self, path: str) -> bool:
        """Whether ``exclude`` or ``extend-exclude`` names ``path``."""
        return _matches(path, self.exclude, self.root)

    def ignores(self, path: str, code: str) -> bool:
        """Whether ``per-file-ignores`` silences the rule ``code`` in the file ``path``."""
        return any(
            code in codes and _matches(path, (pattern,), self.root)
            for pattern, codes in self.per_file_ignores
        )

    def fails(self, outcome: Outcome) -> bool:
        """Whether a finding with ``outcome`` makes the run fail.

        A rule that speaks where the outcome is ``ok`` was asked for by name, so its findings do. One about a
        comment does, unless errors alone do: the code itself may be all right.
        """
        if outcome is Outcome.COMMENT:
            return self.fail_on is not Outcome.ERROR
        return outcome is Outcome.OK or FAIL_ON.index(outcome) <= FAIL_ON.index(self.fail_on)


@cache
def default_codes() -> frozenset[str]:
    """Codes of the rules that are on when nothing is selected."""
    return frozenset(code for code, rule in all_rules().items() if rule.default)


def _matches(path: str, patterns: tuple[str, ...], root: Path) -> bool:
    """Whether one of ``patterns`` is the name of ``path`` or, with a ``/``, its place below ``root``."""
    names, places = _compiled(patterns, root)
    if names.match(os.path.basename(path)):
        return True
    return places is not None and bool(places.match(os.path.abspath(path).replace(os.sep, "/")))


@cache
def _compiled(patterns: tuple[str, ...], root: Path) -> tuple[re.Pattern[str], re.Pattern[str] | None]:
    cleaned = [pattern.rstrip("/") for pattern in patterns]
    names = [_regex(pattern) for pattern in cleaned if "/" not in pattern]
    places = [_regex(_placed(pattern, root)) for pattern in cleaned if "/" in pattern]
    return _any_of(names or ["(?!)"]), _any_of(places) if places else None


def _any_of(regexes: list[str]) -> re.Pattern[str]:
    return re.compile(rf"(?s:{'|'.join(regexes)})\Z")


def _placed(pattern: str, folder: Path) -> str:
    """``pattern`` as an absolute one, when it says a place: one with a ``/`` is relative to ``folder``."""
    if "/" not in pattern.rstrip("/"):
        return pattern
    start = re.sub(r"([][*?{}\\])", r"\\\1", folder.absolute().as_posix())
    return posixpath.normpath(posixpath.join(start, pattern))


_TOKEN = re.compile(r"(?:\*\*/)+|\*+|\[[!^]?\]?[^]]*\]|\\?.", re.DOTALL)
_MEANING = {"?": ".", "{": "(?:", "}": ")"}


def _regex(pattern: str) -> str:
    """The regular expression of a pattern as ruff reads it: ``*`` also matches ``/``.

    Raises:
        ConfigError: it means nothing.
    """
    regex, depth = "", 0
    for token in _TOKEN.findall(pattern):
        depth += {"{": 1, "}": -1}.get(token, 0)
        if token in _MEANING:
            regex += _MEANING[token]
        elif token == "," and depth:
            regex += "|"
        elif token[0] == "*":
            regex += "(?:.*/)?" if token[-1] == "/" else ".*"
        elif token[0] == "[" and len(token) > 1:
            inner = re.sub(r"([][\\^&~|])", r"\\\1", token[1:-1].lstrip("!^"))
            regex += f"[^{inner}]" if token[1] in "!^" else f"[{inner}]"
        else:
            regex += re.escape(token[-1])
    try:
        re.compile(regex)
    except re.error:
        raise ConfigError(f"{pattern!r} is no valid pattern of files") from None
    return regex


Values = Mapping[str, Any]
"""Key in kebab case -> value, from a file or the command line; what was not said is not there."""


# --- rules by code, prefix or name ------------------------------------------------------------------------


def rule_code(name: str) -> str:
    """The code of the rule that is called ``name``: its code, in whatever case, or its name.

    Raises:
        ConfigError: there is no such rule.
    """
    if name.upper() in all_rules():
        return name.upper()
    if name in rule_names():
        return rule_names()[name]
    close = _closest(name, rule_names())
    hint = f"did you mean {close!r}?" if close else "see `msgraph-lint rules`"
    raise ConfigError(f"unknown rule {name!r}; {hint}")


def _codes(selector: str, among: Iterable[str]) -> frozenset[str]:
    """Codes that ``selector`` stands for: a rule's code or name, a prefix of those ``among``, or ``ALL``."""
    if selector.upper() == _EVERYTHING:
        return frozenset(all_rules())
    is_prefix = re.fullmatch(r"MSG\d{0,2}", selector.upper())
    codes = frozenset(code for code in among if is_prefix and code.startswith(selector.upper()))
    return codes or frozenset({rule_code(selector)})


_EVERYTHING = "ALL"


def _union(selectors: Iterable[str], among: Iterable[str]) -> frozenset[str]:
    return frozenset[str]().union(*(_codes(selector, among) for selector in selectors))


def _specificity(selector: str) -> int:
    """Length of ``selector`` as a code; a name is as specific as its code."""
    return 0 if selector.upper() == _EVERYTHING else len(rule_names().get(selector, selector))


def _choose(codes: frozenset[str], values: Values) -> frozenset[str]:
    """``codes`` after ``select``, ``extend-select`` and ``ignore`` of one place.

    A prefix selects the rules that are on by default; one that is off by default is selected by its code or
    name, or with all others by ``ALL``.
    """
    if "select" in values:
        codes = frozenset()
    chosen = [*values.get("select", ()), *values.get("extend-select", ())]
    return _with_and_without(codes, chosen, values.get("ignore", ()), default_codes())


def _with_and_without(
    codes: frozenset[str], added: Sequence[str], removed: Sequence[str], among: Iterable[str]
) -> frozenset[str]:
    """``codes`` with those ``added``, without those ``removed``; as in ruff, the more specific selector wins.

    ``among``: what a prefix can add.
    """
    for length in sorted({_specificity(selector) for selector in (*added, *removed)}):
        codes |= _union((s for s in added if _specificity(s) == length), among)
        codes -= _union((s for s in removed if _specificity(s) == length), all_rules())
    return codes


# --- values as the user wrote them ------------------------------------------------------------------------

_STRING, _STRINGS, _TABLE_OF_STRINGS = "a string", "a list of strings", "a table of lists of strings"
_BOOLEAN = "a boolean"

_KEYS = {
    "baseline": _STRING,
    "confidence": _STRING,
    "exclude": _STRINGS,
    "extend-exclude": _STRINGS,
    "extend-safe-fixes": _STRINGS,
    "extend-select": _STRINGS,
    "extend-unsafe-fixes": _STRINGS,
    "fail-on": _STRING,
    "fixable": _STRINGS,
    "force-exclude": _BOOLEAN,
    "ignore": _STRINGS,
    "jit-syntax-level": _STRING,
    "language": _STRING,
    "per-file-ignores": _TABLE_OF_STRINGS,
    "respect-gitignore": _BOOLEAN,
    "select": _STRINGS,
    "target-version": _STRING,
    "unfixable": _STRINGS,
}
FILE_KEYS = {"extend": _STRING, **_KEYS}
"""What stands in a file -> what it must be."""
_ADDED_UP = ("extend-select", "ignore", "extend-exclude")
"""Lists that go on from those of the file that is extended."""


AUTO, ALL = "auto", "all"
"""Target versions that are no version."""


def build_settings(
    file: Values, command_line: Values, root: Path, declared: Declared | None = None
) -> Settings:
    """Settings from what a file says, overruled by the command line.

    ``declared`` is what the project's dependencies say, for the target version ``auto``.

    Raises:
        ConfigError: a value makes no sense.
    """
    both = {**file, **command_line}
    *older, target = _targets(both, declared)
    safe, unsafe = both.get("extend-safe-fixes", ()), both.get("extend-unsafe-fixes", ())
    safe_fixes = _with_and_without(frozenset(), safe, unsafe, all_rules())
    return Settings(
        target=target,
        level_is_chosen="jit-syntax-level" in both,
        older_targets=tuple(older),
        select=_choose(_choose(default_codes(), file), command_line),
        fixable=_with_and_without(
            frozenset() if "fixable" in both else frozenset(all_rules()),
            both.get("fixable", ()),
            both.get("unfixable", ()),
            all_rules(),
        ),
        safe_fixes=safe_fixes,
        unsafe_fixes=_union(unsafe, all_rules()) - safe_fixes,
        confidence=_confidence(both.get("confidence", Confidence.MEDIUM.value)),
        fail_on=_fail_on(both.get("fail-on", Outcome.DIVERGES.value)),
        exclude=_excluded(file, command_line, root),
        force_exclude=both.get("force-exclude", False),
        respect_gitignore=both.get("respect-gitignore", True),
        per_file_ignores=_per_file_ignores(both, root),
        baseline=_baseline(file, command_line, root),
        language=_language(both.get("language", ENGLISH)),
        root=root,
    )


def _excluded(file: Values, command_line: Values, root: Path) -> tuple[str, ...]:
    """What a walk leaves out; places on the command line are relative to the working folder."""
    given = {
        key: [_placed(pattern, Path.cwd()) for pattern in command_line[key]]
        for key in ("exclude", "extend-exclude")
        if key in command_line
    }
    patterns = (
        *{"exclude": DEFAULT_EXCLUDE, **file, **given}["exclude"],
        *file.get("extend-exclude", ()),
        *given.get("extend-exclude", ()),
    )
    return _valid(patterns, root)


def _baseline(file: Values, command_line: Values, root: Path) -> Path | None:
    """The file of the baseline; one on the command line is relative to the working folder, and "" is none."""
    said, folder = (command_line, Path.cwd()) if "baseline" in command_line else (file, root)
    name = said.get("baseline", "")
    return folder / name if name else None


def _per_file_ignores(values: Values, root: Path) -> tuple[tuple[str, frozenset[str]], ...]:
    table = values.get("per-file-ignores", {})
    patterns = _valid(tuple(table), root)
    return tuple((pattern, _union(table[pattern], all_rules())) for pattern in patterns)


def _valid(patterns: tuple[str, ...], root: Path) -> tuple[str, ...]:
    _compiled(patterns, root)
    return patterns


def _targets(values: Values, declared: Declared | None) -> list[Target]:
    """The targets, oldest first."""
    version = values.get("target-version", AUTO).strip()
    level = values.get("jit-syntax-level", DEFAULT_TARGET.level.value)
    versions: Iterable[str] = [version]
    if version == ALL:
        versions = MEASURED_VERSIONS
    elif version == AUTO:
        versions = [".".join(map(str, declared.version if declared else DEFAULT_TARGET.version))]
    try:
        return [Target.parse(version, level) for version in versions]
    except ValueError as error:
        raise ConfigError(str(error)) from None


def _confidence(value: str) -> Confidence:
    try:
        return Confidence(value)
    except ValueError:
        names = ", ".join(each.value for each in Confidence)
        raise ConfigError(f"unknown confidence {value!r} (expected {names})") from None


def _language(value: str) -> str:
    if value not in LANGUAGES:
        raise ConfigError(f"unknown language {value!r} (expected {', '.join(LANGUAGES)})")
    return value


def _fail_on(value: str) -> Outcome:
    names = [outcome.value for outcome in FAIL_ON]
    if value not in names:
        raise ConfigError(f"unknown fail-on {value!r} (expected {', '.join(names)})")
    return Outcome(value)


def _closest(name: str, known: Iterable[str]) -> str | None:
    import difflib

    return next(iter(difflib.get_close_matches(name, known, n=1)), None)


def checked_values(keywords: Mapping[str, object]) -> Values:
    """Settings from keyword arguments: keyed as in a file, with its types; any collection is a list.

    Raises:
        ConfigError: an argument is no setting, or has a wrong type.
    """
    values: dict[str, Any] = {}
    for name, value in keywords.items():
        key = name.replace("_", "-")
        if key not in _KEYS or "-" in name:
            close = _closest(key, _KEYS)
            hint = f"; did you mean {close.replace('-', '_')!r}?" if close else ""
            raise ConfigError(f"unknown setting {name!r}{hint}")
        values[key] = _listed(value)
        if not _is(values[key], _KEYS[key]):
            raise ConfigError(f"{name!r} must be {_KEYS[key]}, not {value!r}")
    return values


def _listed(value: object) -> object:
    """``value`` with lists for tuples and sets."""
    if isinstance(value, Mapping):
        return {key: _listed(inner) for key, inner in value.items()}
    return list(value) if isinstance(value, (tuple, set, frozenset)) else value


# --- files ------------------------------------------------------------------------------------------------


@dataclass
class Configuration:
    """Finds the settings of each folder: its nearest file of settings, then the command line."""

    command_line: Values = field(default_factory=dict)
    config: Path | None = None
    """The file that is used for everything, instead of the nearest one."""
    isolated: bool = False
    """Whether files are ignored."""
    notes: dict[str, None] = field(default_factory=dict)
    """What the user should know about the settings found so far: one line each, no line twice."""
    _tables: dict[Path, _Table] = field(default_factory=dict, repr=False)
    _declared: dict[Path, Declared | None] = field(default_factory=dict, repr=False)
    _settings: dict[tuple[Path | None, Declared | None], Settings] = field(default_factory=dict, repr=False)

    def for_folder(self, folder: Path, names: Collection[str] | None = None) -> Settings:
        """The settings of the files in ``folder``; ``names``: what is in it, where that is known.

        Raises:
            ConfigError: the settings file is broken, or a value makes no sense.
        """
        folder = Path(os.path.abspath(folder))
        table = self._table_for(folder)
        version = {**table.values, **self.command_line}.get("target-version", AUTO)
        declared = self._declared_for(folder, names) if version == AUTO and not self.isolated else None
        if (table.file, declared) not in self._settings:
            self._settings[table.file, declared] = self._build(table, declared)
        return self._settings[table.file, declared]

    def for_folder_inside(self, around: Settings, folder: str, names: Collection[str]) -> Settings:
        """The same for a folder right inside one with the settings ``around``.

        Raises:
            ConfigError: as above.
        """
        is_own = any(name in names for name in OWN_FILES)
        if is_own or ".git" in names or may_declare(names):  # `pyproject.toml` is among them
            return self.for_folder(Path(folder), names)
        return around

    def _table_for(self, folder: Path) -> _Table:
        if self.isolated or self.config:
            values = self._read(self.config) if self.config else {}
            if values is None:
                raise ConfigError(f"no [{TABLE}] table", self.config or "")
            return _Table(values, self.config, Path.cwd())
        below: list[Path] = []
        while folder not in self._tables:
            if (table := self._table_in(folder)) is not None:
                self._tables[folder] = table
            elif folder.parent == folder:
                self._tables[folder] = _Table({}, None, Path.cwd())
            else:
                below.append(folder)
                folder = folder.parent
        self._tables |= dict.fromkeys(below, self._tables[folder])
        return self._tables[folder]

    def file_for(self, folder: Path) -> Path | None:
        """The file that says how the files in ``folder`` are checked.

        Raises:
            ConfigError: it is broken.
        """
        return self._table_for(Path(os.path.abspath(folder))).file

    def _table_in(self, folder: Path) -> _Table | None:
        for name in FILES:
            file = folder / name
            if os.path.isfile(file) and (values := self._read(file)) is not None:
                return _Table(values, file, folder)
        return None

    def _read(self, file: Path, extended_by: tuple[Path, ...] = ()) -> Values | None:
        """What ``file`` says, and the file that it goes on from; ``None`` when it has no table."""
        values = read_table(file, self.notes)
        if values is None or "extend" not in values:
            return values
        own = {key: value for key, value in values.items() if key != "extend"}
        base = Path(os.path.abspath(file.parent / values["extend"]))
        if base in (*extended_by, Path(os.path.abspath(file))):
            raise ConfigError("`extend` goes round in a circle", relative(file))
        said = self._read(base, (*extended_by, Path(os.path.abspath(file))))
        if said is None:
            raise ConfigError(
                f"`extend` names {relative(base)}, which has no [{TABLE}] table", relative(file)
            )
        return _extended(_placed_in(said, base.parent), own)

    def _declared_for(self, folder: Path, names: Collection[str] | None) -> Declared | None:
        """What the dependencies of the nearest project say; the search ends with the repository."""
        below: list[Path] = []
        while folder not in self._declared:
            try:
                declared = declared_version(folder, names)
            except OutsideError as error:
                reason = f"{error.reason}; say which one to check for with --target-version"
                raise ConfigError(reason, error.path) from None
            if declared or folder.parent == folder or os.path.exists(folder / ".git"):
                self._declared[folder] = declared
            else:
                below.append(folder)
                folder, names = folder.parent, None
        self._declared |= dict.fromkeys(below, self._declared[folder])
        return self._declared[folder]

    def _build(self, table: _Table, declared: Declared | None) -> Settings:
        if table.file:
            try:
                build_settings(table.values, {}, table.root)
            except ConfigError as error:
                raise ConfigError(error.reason, relative(table.file)) from None
        settings = build_settings(table.values, self.command_line, table.root, declared)
        wanted = declared.oldest if declared else settings.target.version
        if wanted < OLDEST or not settings.target.is_measured:
            name = ".".join(map(str, wanted))
            why = f" ({declared.requirement} in {relative(declared.file)})" if declared else ""
            measured = settings.target.measured_version
            self.notes[f"MindSpore {name}{why} was not measured; its outcomes are taken from {measured}"] = (
                None
            )
        return settings


@dataclass(frozen=True, slots=True)
class _Table:
    """A table of settings, and where it was found."""

    values: Values
    file: Path | None
    root: Path


def _extended(base: Values, own: Values) -> Values:
    """``base``, and what another file says beyond it."""
    if "select" in own:
        base = {key: value for key, value in base.items() if key not in ("select", "extend-select", "ignore")}
    added = {key: [*base[key], *own[key]] for key in _ADDED_UP if key in base and key in own}
    return {**base, **own, **added}


def _placed_in(values: Values, folder: Path) -> Values:
    """``values`` of a file in ``folder``, with places that mean the same elsewhere."""
    placed = dict(values)
    for key in ("exclude", "extend-exclude"):
        if key in placed:
            placed[key] = [_placed(pattern, folder) for pattern in placed[key]]
    if "per-file-ignores" in placed:
        table = placed["per-file-ignores"]
        placed["per-file-ignores"] = {_placed(pattern, folder): table[pattern] for pattern in table}
    if placed.get("baseline"):
        placed["baseline"] = str(folder / placed["baseline"])
    return placed


def read_table(file: Path, notes: dict[str, None] | None = None) -> Values | None:
    """The settings in a TOML file: all of one that holds nothing else, or ``[tool.msgraph-lint]``.

    ``None`` when it has none; ``notes`` takes what the user should know of it.

    Raises:
        ConfigError: the file cannot be read, is not TOML, or the table has an unknown key or a wrong type.
    """
    if sys.version_info >= (3, 11):
        import tomllib
    else:
        import tomli as tomllib

    shown = relative(file)
    try:
        text = read_bytes(file).decode()
        document = tomllib.loads(text)
    except OSError as error:
        raise ConfigError(f"cannot read: {error.strerror}", shown) from None
    except UnicodeDecodeError as error:
        raise ConfigError(f"not valid TOML: {error}", shown) from None
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).partition(" (at ")
        line = re.match(r"line (\d+)", place)
        at = int(line[1]) if line else len(text.splitlines())
        raise ConfigError(f"not valid TOML: {reason}", shown, at) from None
    except (ValueError, RecursionError) as error:  # an integer or a nesting beyond Python's limits
        raise ConfigError(f"cannot read: {error}", shown) from None
    tool = document.get("tool")
    table = tool.get("msgraph-lint") if isinstance(tool, dict) else None
    if notes is not None and isinstance(tool, dict) and "msgraph_lint" in tool:
        notes[f"{shown}: [tool.msgraph_lint] is ignored; the table is [{TABLE}]"] = None
    if file.name in OWN_FILES:
        table = document
    if table is None:
        return None
    if not isinstance(table, dict):
        raise ConfigError(f"[{TABLE}] must be a table, not {_kind(table)}", shown)
    try:
        return checked_keys(table, "" if table is document else f" in [{TABLE}]", FILE_KEYS)
    except ConfigError as error:
        raise ConfigError(error.reason, shown) from None


def checked_keys(table: Mapping[str, object], where: str, keys: Mapping[str, str] = _KEYS) -> Values:
    """``table`` as settings, keyed and typed as in a file; ``where`` they stand is said of what is wrong.

    Raises:
        ConfigError: a key is unknown, or a value is of a wrong type.
    """
    for key, value in table.items():
        if key not in keys:
            close = _closest(key, keys)
            hint = f"; did you mean {close!r}?" if close else ""
            raise ConfigError(f"unknown key {key!r}{where}{hint}")
        if not _is(value, keys[key]):
            raise ConfigError(f"{key!r}{where} must be {keys[key]}, not {_kind(value)}")
    return table


def _is(value: object, kind: str) -> bool:
    if kind is _STRING:
        return isinstance(value, str)
    if kind is _BOOLEAN:
        return isinstance(value, bool)
    if kind is _STRINGS:
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    return isinstance(value, dict) and all(_is(item, _STRINGS) for item in value.values())


def _kind(value: object) -> str:
    kinds = {str: "a string", bool: "a boolean", int: "an integer", float: "a float", dict: "a table"}
    if isinstance(value, list):
        odd = next((item for item in value if not isinstance(item, str)), None)
        return "a list" if odd is None else f"a list with {_kind(odd)}"
    return kinds.get(type(value), "a date or time")
