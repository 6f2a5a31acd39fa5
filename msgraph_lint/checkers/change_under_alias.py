"""Changes of a list, dict or Tensor that something else holds too, which is read afterwards."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.aliases.versions import Missed
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG702",
    "change-under-alias",
    "an object is changed under one name and read under another, which does not see the change",
    on=("missed change",),
)


def check(function: GraphFunction, missed: Missed) -> Iterator[Hit]:
    read = function.module.source.segment(missed.read)
    message = (
        f"`{read}` on line {missed.read.lineno} does not see this change of `{missed.changed}`: "
        "in graph code the two are two objects"
    )
    doubt = "" if missed.is_sure else f"`{missed.changed}` may be another object"
    yield Hit(RULE, function, missed.change, message, advice="use one name only", doubt=doubt)
