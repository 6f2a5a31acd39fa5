"""Real MindSpore as the judge: it runs small case files and says what GRAPH_MODE does with them.

Try a file under several versions (it holds a ``Net`` and ``inputs()``, or a function ``run()``)::

    python -m msgraph_lint.oracle show try.py --python PATH --python OTHER_PATH

Measure the cases and store the outcomes (all of them, or those of some folders)::

    python -m msgraph_lint.oracle measure --python PATH --python OTHER_PATH [tests/cases/delete_statement]

In Python::

    with Oracle(python) as oracle:
        outcome = oracle.measure(["case.py"])[Path("case.py")]

A case is a module with

- ``class Net(nn.Cell)``, and ``inputs()``, the positional arguments of each call (default none), and
  ``kwargs()``; or a function ``run()``, whose result is compared: for ``@ms.jit`` functions and the like;
- ``CALLS``, how often it is called (default 2: the second call reuses the compiled graph);
- ``EXPORT = False``, when MindIR export is not to be tried (it never is with ``run()`` or ``kwargs()``);
- ``FIX_CHANGES_RESULT = "why"``, when unsafe fixes cannot keep PyNative's results (new random weights);
- ``# expect: MSG201 [unsafe], MSG301`` at the end of each line where findings start.
"""

from msgraph_lint.oracle.compare import PYNATIVE_ERROR, LevelOutcome
from msgraph_lint.oracle.session import CaseOutcome, MindSporeMissing, Oracle

__all__ = ["PYNATIVE_ERROR", "CaseOutcome", "LevelOutcome", "MindSporeMissing", "Oracle"]
