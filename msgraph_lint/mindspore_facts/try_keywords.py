"""Tells which keyword arguments of a Tensor's methods the graph compiler does not know, by giving them.

``PYTHON try_keywords.py`` writes JSON to standard output: method → the keywords that PyNative takes and the
graph refuses by name, as ``initial where``; ``python -m msgraph_lint.mindspore_facts`` puts what the versions
say together. Like ``describe.py``, it needs nothing but MindSpore and the standard library.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import describe  # type: ignore[import-not-found]

_REFUSED = re.compile(r"unexpected keyword argument:? '(\w+)'")


def main() -> int:
    """The command."""
    warnings.filterwarnings("ignore")
    with describe.quiet(), tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        asked = [
            (method, text)
            for method, text in sorted(describe.tensor_attributes().items())
            if text and not text.startswith("!") and "|" not in text and not describe.CHANGES.search(method)
        ]
        said = describe.in_processes(asked, lambda each: _refused(*each), lambda _: "")
        os.chdir(os.sep)
    json.dump({method: words for (method, _), words in zip(asked, said) if words}, sys.stdout)  # noqa: B905
    return 0


def _refused(method: str, signature: str) -> str:
    """The keywords that are refused: each complaint names one, and it is asked again without that."""
    names = [word.rstrip("=") for word in signature.split() if not word.startswith("*")]
    found = []
    while names:
        refused = _REFUSED.search(_complaint_of_graph(method, names))
        if refused is None or refused[1] not in names:
            break
        names.remove(refused[1])
        found.append(refused[1])
    return " ".join(sorted(found))


def _complaint_of_graph(method: str, names: list[str]) -> str:
    """What the compiler says of a call with these keywords; it looks at them before it looks at values."""
    given = ", ".join(f"{name}=1" for name in names)
    source = f"""
from mindspore import nn
class Net(nn.Cell):
    def construct(self, x):
        return x.{method}({given})
"""
    return str(describe.error_in_graph(source, describe.a_tensor()) or "")


if __name__ == "__main__":
    sys.exit(main())
