"""The least that a pylint plugin can do: it looks at every call, and has nothing to say."""

from astroid import nodes
from pylint.checkers import BaseChecker
from pylint.lint import PyLinter


class _Trivial(BaseChecker):
    name = "trivial"
    msgs = {"W9901": ("A call with a keyword that nobody has", "trivial-call", "Never said.")}  # noqa: RUF012

    def visit_call(self, node: nodes.Call) -> None:
        if any(keyword.arg == "nobody_has_it" for keyword in node.keywords):
            self.add_message("trivial-call", node=node)


def register(linter: PyLinter) -> None:
    """What pylint calls."""
    linter.register_checker(_Trivial(linter))
