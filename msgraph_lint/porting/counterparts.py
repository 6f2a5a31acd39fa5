"""What PyTorch's names are in MindSpore, on one version.

``counterparts.json`` holds what no table of names shows: what is called otherwise, what is not needed, and
what means or does something else by the same name, as measured on the CPU. Whatever else PyTorch has is
looked up by its name in the modules of MindSpore that hold such things.
"""

from __future__ import annotations

import enum
import functools
import json
import re
from pathlib import Path
from typing import Any

from msgraph_lint.mindspore_facts.interface import Interface
from msgraph_lint.records import dataclass


class Fate(enum.Enum):
    """What becomes of a name of PyTorch's."""

    SAME = "has a counterpart"
    DIFFERS = "has a counterpart that differs"
    NEEDLESS = "is not needed"
    NONE = "has no counterpart"


@dataclass(frozen=True)
class Counterpart:
    """What a name of PyTorch's is in MindSpore."""

    name: str
    """PyTorch's, as far as it is known: ``torch.nn.Linear``."""
    fate: Fate
    there: str = ""
    """MindSpore's name, if it has one."""
    note: str = ""
    """How it differs, or why it is not needed."""
    code: str = ""
    """The rule that finds what was not seen to."""


_HOMES = {
    "torch.nn.functional": ("mindspore.ops",),
    "torch.nn.init": ("mindspore.common.initializer",),
    "torch.nn": ("mindspore.nn", "mindspore"),
    "torch.optim.lr_scheduler": ("mindspore.experimental.optim.lr_scheduler",),
    "torch.optim": ("mindspore.nn", "mindspore.experimental.optim"),
    "torch.utils.data": ("mindspore.dataset",),
    "torch.distributed": ("mindspore.communication",),
    "torch": ("mindspore.ops", "mindspore"),
}
"""Module of PyTorch → where MindSpore has such things, the likelier first: ``mindspore.log`` is a module."""
_INSIDE = re.compile(
    r"(torch\.nn)\.modules(?:\.\w+)?(?=\.[A-Z])|(torch\.optim|torch\.utils\.data)\.[a-z_]+(?=\.[A-Z])"
)
"""Modules that PyTorch keeps classes in: ``torch.nn.modules.batchnorm`` of ``BatchNorm2d``."""


def counterpart(name: str, known: Interface) -> Counterpart:
    """What ``name``, such as ``torch.nn.functional.relu``, is in MindSpore."""
    table = _table()
    if not name.startswith("torch.optim.lr_scheduler."):
        name = _INSIDE.sub(lambda match: match[1] or match[2], name)
    parts = name.split(".")
    for count in range(len(parts), 1, -1):
        prefix = ".".join(parts[:count])
        is_whole = count == len(parts) or parts[count - 1][0].isupper()  # a method of a class
        if prefix in table["needless"]:
            return Counterpart(prefix, Fate.NEEDLESS, note=table["needless"][prefix])
        there = table["renamed"].get(prefix) if is_whole else None
        if is_whole and (there is None or not _has(there, known)):
            there = _namesake(prefix, known)
        if there is not None:
            note, code = table["differs"].get(prefix) or _of_kind(prefix, there, known)
            return Counterpart(prefix, Fate.DIFFERS if note else Fate.SAME, there, note, code)
    return Counterpart(name, Fate.NONE)


def _of_kind(name: str, there: str, known: Interface) -> tuple[str, str]:
    """How all of its kind differ, and the rule that finds it."""
    if there.startswith("mindspore.common.initializer."):
        return "makes an initializer and changes nothing: `x.set_data(initializer(…, x.shape, x.dtype))`", ""
    if name.startswith("torch.optim.") and there.startswith("mindspore.nn."):
        return "`lr` is `learning_rate`, and there is no `step()`: call it with the gradients", "MSG802"
    if name.startswith("torch.distributed.") and there.startswith("mindspore.ops."):
        return "makes an operator, which returns the result: nothing is changed", ""
    parameters = (known.signature(there) or "").replace("=", "").split()
    renamed = [
        f"`{old}` is `{new}`" for new, old in _RENAMED.items() if new in parameters and old not in parameters
    ]
    return (", ".join(renamed), "MSG802") if renamed else ("", "")


_RENAMED = {"axis": "dim", "keepdims": "keepdim", "keep_dims": "keepdim", "epsilon": "eps", "group": "groups"}
"""Parameter in MindSpore → what PyTorch calls it."""


def _namesake(name: str, known: Interface) -> str | None:
    """What MindSpore calls the same, in the modules for such things and in ``mindspore.mint``."""
    module, _, last = name.rpartition(".")
    if last.startswith("_"):
        return None  # what is private may be anything
    homes = [*_HOMES.get(module, ()), f"mindspore.mint{module.removeprefix('torch')}"]
    return next((f"{home}.{last}" for home in homes if _has(f"{home}.{last}", known)), None)


def _has(path: str, known: Interface) -> bool:
    module, _, name = path.rpartition(".")
    if module == "mindspore.Tensor":
        return name in known.tensor_attributes or name == "from_numpy"
    return name in (known.names_in(module) or ())


@functools.cache
def _table() -> dict[str, Any]:
    table: dict[str, Any] = json.loads((Path(__file__).parent / "counterparts.json").read_text("utf-8"))
    return table
