"""Settings: what to check, for which MindSpore, with which rules.

They come from ``[tool.msgraph-lint]`` of the nearest ``pyproject.toml`` that has this table, and from the
command line, which wins. Nothing is guessed: an unknown key, rule or type is a :class:`ConfigError`.
"""

from __future__ import annotations

import fnmatch
import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from msgraph_lint.declared import Declared, OutsideError, declared_version
from msgraph_lint.discovery import relative
from msgraph_lint.findings import Confidence
from msgraph_lint.rules import registry, rule_names
from msgraph_lint.source import read_bytes
from msgraph_lint.targets import DEFAULT_TARGET, MEASURED_VERSIONS, Outcome, Target

TABLE = "tool.msgraph-lint"

DEFAULT_EXCLUDE = (
    ".bzr",
    ".direnv",
    ".eggs",
    ".git",
    ".hg",
    ".ipynb_checkpoints",
    ".mypy_cache",
    ".nox",
    ".pytest_cache",
    ".ruff_cache",
    ".svn",
    ".tox",
    ".venv",
    ".vscode",
    "__pycache__",
    "__pypackages__",
    "build",
    "dist",
    "kernel_meta",
    "node_modules",
    "rank_*",
    "site-packages",
    "venv",
)
"""Folders that a walk does not enter; ``kernel_meta`` and ``rank_0`` are what MindSpore leaves behind."""

FAIL_ON = (Outcome.ERROR, Outcome.DIVERGES, Outcome.FALLS_BACK)
"""Outcomes from the worst to the mildest."""


class ConfigError(Exception):
    """Settings that make no sense; ``str()`` is one clear line for the user."""


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
    confidence: Confidence = Confidence.HIGH
    """The least confidence of a finding that is reported."""
    fail_on: Outcome = Outcome.DIVERGES
    """The mildest outcome that makes a run fail."""
    exclude: tuple[str, ...] = DEFAULT_EXCLUDE
    """Patterns of the files and folders that a walk leaves out."""
    per_file_ignores: tuple[tuple[str, frozenset[str]], ...] = ()
    """Pattern of files -> codes that are not reported in them."""
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

    def excludes(self, path: Path) -> bool:
        """Whether a walk leaves out ``path``."""
        return _matches(path, self.exclude, self.root)

    def ignores(self, path: str, code: str) -> bool:
        """Whether ``per-file-ignores`` silences the rule ``code`` in the file ``path``."""
        return any(
            code in codes and _matches(Path(path), (pattern,), self.root)
            for pattern, codes in self.per_file_ignores
        )

    def fails(self, outcome: Outcome) -> bool:
        """Whether a finding with ``outcome`` makes the run fail.

        A rule that speaks where the outcome is ``ok`` was asked for by name, so its findings do.
        """
        return outcome is Outcome.OK or FAIL_ON.index(outcome) <= FAIL_ON.index(self.fail_on)


@cache
def default_codes() -> frozenset[str]:
    """Codes of the rules that are on when nothing is selected."""
    return frozenset(code for code, entry in registry().items() if entry.rule.default)


def _matches(path: Path, patterns: tuple[str, ...], root: Path) -> bool:
    """Whether one of ``patterns`` is the name of ``path`` or, with a ``/``, its place below ``root``.

    ``*`` also matches ``/``.
    """
    names, places = _compiled(patterns)
    if names.match(path.name):
        return True
    return places is not None and bool(places.match(os.path.relpath(path, root).replace(os.sep, "/")))


@cache
def _compiled(patterns: tuple[str, ...]) -> tuple[re.Pattern[str], re.Pattern[str] | None]:
    cleaned = [pattern.removeprefix("./").rstrip("/") for pattern in patterns]
    names = [fnmatch.translate(pattern) for pattern in cleaned if "/" not in pattern]
    places = [fnmatch.translate(pattern) for pattern in cleaned if "/" in pattern]
    return re.compile("|".join(names) or "(?!)"), re.compile("|".join(places)) if places else None


Values = Mapping[str, Any]
"""Key in kebab case -> value, from a file or the command line; what was not said is not there."""


# --- rules by code, prefix or name ------------------------------------------------------------------------


def rule_code(name: str) -> str:
    """The code of the rule that is called ``name``: its code or its name.

    Raises:
        ConfigError: there is no such rule.
    """
    if name in registry():
        return name
    if name in rule_names():
        return rule_names()[name]
    close = name.upper() if name.upper() in registry() else _closest(name, rule_names())
    hint = f"did you mean {close!r}?" if close else "see `msgraph-lint rules`"
    raise ConfigError(f"unknown rule {name!r}; {hint}")


def _codes(selector: str, among: Iterable[str]) -> frozenset[str]:
    """Codes that ``selector`` stands for: a rule's code, its name, or a prefix of those ``among``."""
    is_prefix = re.fullmatch(r"MSG\d{0,2}", selector)
    codes = frozenset(code for code in among if is_prefix and code.startswith(selector))
    return codes or frozenset({rule_code(selector)})


def _union(selectors: Iterable[str], among: Iterable[str]) -> frozenset[str]:
    return frozenset[str]().union(*(_codes(selector, among) for selector in selectors))


def _specificity(selector: str) -> int:
    """Length of ``selector`` as a code; a name is as specific as its code."""
    return len(rule_names().get(selector, selector))


def _choose(codes: frozenset[str], values: Values) -> frozenset[str]:
    """``codes`` after ``select``, ``extend-select`` and ``ignore`` of one place.

    A prefix selects the rules that are on by default; one that is off by default is selected by its code or
    name only.
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
        codes -= _union((s for s in removed if _specificity(s) == length), registry())
    return codes


# --- values as the user wrote them ------------------------------------------------------------------------

_STRING, _STRINGS, _TABLE_OF_STRINGS = "a string", "a list of strings", "a table of lists of strings"

_KEYS = {
    "confidence": _STRING,
    "exclude": _STRINGS,
    "extend-exclude": _STRINGS,
    "extend-safe-fixes": _STRINGS,
    "extend-select": _STRINGS,
    "extend-unsafe-fixes": _STRINGS,
    "fail-on": _STRING,
    "fixable": _STRINGS,
    "ignore": _STRINGS,
    "jit-syntax-level": _STRING,
    "per-file-ignores": _TABLE_OF_STRINGS,
    "select": _STRINGS,
    "target-version": _STRING,
    "unfixable": _STRINGS,
}


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
    safe_fixes = _with_and_without(frozenset(), safe, unsafe, registry())
    return Settings(
        target=target,
        level_is_chosen="jit-syntax-level" in both,
        older_targets=tuple(older),
        select=_choose(_choose(default_codes(), file), command_line),
        fixable=_with_and_without(
            frozenset() if "fixable" in both else frozenset(registry()),
            both.get("fixable", ()),
            both.get("unfixable", ()),
            registry(),
        ),
        safe_fixes=safe_fixes,
        unsafe_fixes=_union(unsafe, registry()) - safe_fixes,
        confidence=_confidence(both.get("confidence", Confidence.HIGH.value)),
        fail_on=_fail_on(both.get("fail-on", Outcome.DIVERGES.value)),
        exclude=(*both.get("exclude", DEFAULT_EXCLUDE), *both.get("extend-exclude", ())),
        per_file_ignores=tuple(
            (pattern, _union(selectors, registry()))
            for pattern, selectors in both.get("per-file-ignores", {}).items()
        ),
        root=root,
    )


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
    """Finds the settings of each folder: its nearest ``pyproject.toml``, then the command line."""

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

    def for_folder(self, folder: Path) -> Settings:
        """The settings of the files in ``folder``.

        Raises:
            ConfigError: the settings file is broken, or a value makes no sense.
        """
        folder = Path(os.path.abspath(folder))
        table = self._table_for(folder)
        version = {**table.values, **self.command_line}.get("target-version", AUTO)
        declared = self._declared_for(folder) if version == AUTO and not self.isolated else None
        if (table.file, declared) not in self._settings:
            self._settings[table.file, declared] = self._build(table, declared)
        return self._settings[table.file, declared]

    def _table_for(self, folder: Path) -> _Table:
        if self.isolated or self.config:
            values = read_table(self.config) if self.config else {}
            if values is None:
                raise ConfigError(f"{self.config}: no [{TABLE}] table")
            return _Table(values, self.config, Path.cwd())
        below: list[Path] = []
        while folder not in self._tables:
            file = folder / "pyproject.toml"
            values = read_table(file) if os.path.isfile(file) else None
            if values is not None:
                self._tables[folder] = _Table(values, file, folder)
            elif folder.parent == folder:
                self._tables[folder] = _Table({}, None, Path.cwd())
            else:
                below.append(folder)
                folder = folder.parent
        self._tables |= dict.fromkeys(below, self._tables[folder])
        return self._tables[folder]

    def _declared_for(self, folder: Path) -> Declared | None:
        """What the dependencies of the nearest project say; the search ends with the repository."""
        below: list[Path] = []
        while folder not in self._declared:
            try:
                declared = declared_version(folder)
            except OutsideError as error:
                raise ConfigError(f"{error}; say which one to check for with --target-version") from None
            if declared or folder.parent == folder or os.path.exists(folder / ".git"):
                self._declared[folder] = declared
            else:
                below.append(folder)
                folder = folder.parent
        self._declared |= dict.fromkeys(below, self._declared[folder])
        return self._declared[folder]

    def _build(self, table: _Table, declared: Declared | None) -> Settings:
        if table.file:
            try:
                build_settings(table.values, {}, table.root)
            except ConfigError as error:
                raise ConfigError(f"{relative(table.file)}: {error}") from None
        settings = build_settings(table.values, self.command_line, table.root, declared)
        if not settings.target.is_measured:
            name = ".".join(map(str, settings.target.version))
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


def read_table(file: Path) -> Values | None:
    """The table ``[tool.msgraph-lint]`` of a TOML file; ``None`` when it has none.

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
        raise ConfigError(f"{shown}: cannot read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise ConfigError(f"{shown}: not valid TOML: {error}") from None
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).partition(" (at ")
        line = re.match(r"line (\d+)", place)
        at = line[1] if line else len(text.splitlines())
        raise ConfigError(f"{shown}:{at}: not valid TOML: {reason}") from None
    except (ValueError, RecursionError) as error:  # an integer or a nesting beyond Python's limits
        raise ConfigError(f"{shown}: cannot read: {error}") from None
    tool = document.get("tool")
    table = tool.get("msgraph-lint") if isinstance(tool, dict) else None
    if table is None:
        return None
    if not isinstance(table, dict):
        raise ConfigError(f"{shown}: [{TABLE}] must be a table, not {_kind(table)}")
    for key, value in table.items():
        if key not in _KEYS:
            close = _closest(key, _KEYS)
            hint = f"; did you mean {close!r}?" if close else ""
            raise ConfigError(f"{shown}: unknown key {key!r} in [{TABLE}]{hint}")
        if not _is(value, _KEYS[key]):
            raise ConfigError(f"{shown}: {key!r} in [{TABLE}] must be {_KEYS[key]}, not {_kind(value)}")
    return table


def _is(value: object, kind: str) -> bool:
    if kind is _STRING:
        return isinstance(value, str)
    if kind is _STRINGS:
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    return isinstance(value, dict) and all(_is(item, _STRINGS) for item in value.values())


def _kind(value: object) -> str:
    kinds = {str: "a string", bool: "a boolean", int: "an integer", float: "a float", dict: "a table"}
    if isinstance(value, list):
        odd = next((item for item in value if not isinstance(item, str)), None)
        return "a list" if odd is None else f"a list with {_kind(odd)}"
    return kinds.get(type(value), "a date or time")
