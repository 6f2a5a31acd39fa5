"""``msgraph-lint completion``: what a shell offers when the user presses Tab.

The script for a shell asks the program each time: it knows its options itself, and one place says what fits,
whatever the shell.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Iterable, Iterator, Sequence

from msgraph_lint.commands.common import CLEAN, Parser

FILES = ":"
"""Stands for the names of files."""
_SCRIPTS = {
    "bash": """\
_msgraph_lint() {
    local value rest word=${COMP_WORDS[COMP_CWORD]}
    COMPREPLY=()
    while IFS=$'\\t' read -r value rest; do
        if [[ $value == : ]]; then
            compopt -o filenames 2>/dev/null
            while IFS= read -r value; do COMPREPLY+=("$value"); done < <(compgen -f -- "$word")
        else
            COMPREPLY+=("$value")
        fi
    done < <("${COMP_WORDS[0]}" completion bash -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _msgraph_lint msgraph-lint
""",
    "zsh": """\
#compdef msgraph-lint
_msgraph_lint() {
    local line
    local -a found files
    for line in "${(@f)$("$words[1]" completion zsh -- "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
        case $line in
            :) files=(1) ;;
            ?*) found+=("${${line%%$'\\t'*}//:/\\\\:}:${line#*$'\\t'}") ;;
        esac
    done
    (( $#found )) && _describe -V 'msgraph-lint' found
    (( $#files )) && _files
    return 0
}
if [[ $funcstack[1] == _msgraph_lint ]]; then _msgraph_lint "$@"; else compdef _msgraph_lint msgraph-lint; fi
""",
    "fish": """\
function __msgraph_lint
    set -l words (commandline -opc) (commandline -ct)
    for line in ($words[1] completion fish -- $words[2..] 2>/dev/null)
        if test "$line" = :
            __fish_complete_path (commandline -ct)
        else
            echo $line
        end
    end
end
complete -c msgraph-lint -f -a '(__msgraph_lint)'
""",
}


def parser() -> Parser:
    made = Parser(
        prog="msgraph-lint completion",
        usage="msgraph-lint completion {bash,zsh,fish}",
        description="Print what makes a shell complete the options, commands and rules of msgraph-lint.",
        epilog='bash: eval "$(msgraph-lint completion bash)" in ~/.bashrc\n'
        'zsh:  eval "$(msgraph-lint completion zsh)" in ~/.zshrc, after compinit\n'
        "fish: msgraph-lint completion fish > ~/.config/fish/completions/msgraph-lint.fish",
    )
    made.add_argument("shell", choices=list(_SCRIPTS), help="the shell")
    made.add_argument("words", nargs="*", help=argparse.SUPPRESS)  # of the script: those of the line so far
    return made


def run(options: argparse.Namespace) -> int:
    if not options.words:
        print(_SCRIPTS[options.shell], end="")
        return CLEAN
    for value, text in fitting(options.words):
        print(value if value == FILES else f"{value}\t{text}")
    return CLEAN


def fitting(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What the last of ``words``, which may be empty, can become: with what it means, or `FILES`."""
    from msgraph_lint.cli import COMMANDS

    *before, word = words
    if not before and not word.startswith("-"):
        yield from ((name, _about(name)) for name in COMMANDS if name.startswith(word))
    name = before.pop(0) if before and before[0] in COMMANDS else COMMANDS[0]
    actions = importlib.import_module(f"msgraph_lint.commands.{name}").parser()._actions
    options = {option: action for action in actions for option in action.option_strings}
    asked, equals, value = word.partition("=")
    if equals and asked in options:
        yield from (
            (f"{asked}={each}", text) for each, text in _values(options[asked], value) if each != FILES
        )
    elif before and _takes_value(options.get(before[-1])):
        yield from _values(options[before[-1]], word)
    elif word.startswith("-"):
        shown = (each for each in options.items() if each[0].startswith(word))
        yield from ((option, _help(action)) for option, action in shown)
    else:
        yield from _values(_positional(actions, before, options), word)


def _about(name: str) -> str:
    said: str = importlib.import_module(f"msgraph_lint.commands.{name}").parser().description or ""
    return said.partition(". ")[0].rstrip(".")


def _help(action: argparse.Action) -> str:
    return "" if action.help in (None, argparse.SUPPRESS) else str(action.help)


def _takes_value(action: argparse.Action | None) -> bool:
    """Whether the word after it is its value; what need not have one has it only after ``=``."""
    return action is not None and bool(action.option_strings) and action.nargs is None


def _positional(
    actions: Iterable[argparse.Action], before: Sequence[str], options: dict[str, argparse.Action]
) -> argparse.Action | None:
    """The argument that comes after the words ``before``."""
    given = 0
    for previous, word in zip(["", *before], before, strict=False):
        given += not (word.startswith("-") or _takes_value(options.get(previous)))
    arguments = [each for each in actions if not each.option_strings and each.help != argparse.SUPPRESS]
    repeated = [each for each in arguments if each.nargs == "*"]
    return next(iter([*arguments[given : given + 1], *repeated]), None)


def _values(action: argparse.Action | None, word: str) -> Iterator[tuple[str, str]]:
    """What the value of ``action`` can be."""
    if action is None:
        return
    if action.choices is not None:
        yield from ((each, "") for each in map(str, action.choices) if each.startswith(word))
    elif action.metavar in ("RULE", "RULES"):
        from msgraph_lint.rules import all_rules

        known, comma, last = word.rpartition(",") if action.metavar == "RULES" else ("", "", word)
        for code, rule in all_rules().items():
            if code.startswith(last.upper()):
                yield f"{known}{comma}{code}", rule.summary
            elif rule.name.startswith(last.lower()):
                yield f"{known}{comma}{rule.name}", rule.summary
    elif action.metavar in ("FILE", "FOLDER", "PATH", "PATH::CLASS"):
        yield FILES, ""
