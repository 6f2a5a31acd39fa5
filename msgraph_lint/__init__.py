"""Static-graph-compatibility linter and auto-fixer for MindSpore.

``check_source``, ``check_paths`` and ``fix_source`` are the Python API: docs/api.md.
"""

__version__ = "0.1.0"

HOME = "https://github.com/msgraph-lint/msgraph-lint"
DOCUMENTATION = f"{HOME}/blob/main/docs"
"""Where `docs/` can be read: what every link of ours starts with."""

__all__ = [
    "CheckResult",
    "ConfigError",
    "Edit",
    "Failure",
    "Finding",
    "Fix",
    "FixResult",
    "Location",
    "check_paths",
    "check_source",
    "fix_source",
]

TYPE_CHECKING = False  # as in `typing`, which takes longer to import than all of this

if TYPE_CHECKING:
    from msgraph_lint.api import (
        CheckResult,
        ConfigError,
        Edit,
        Failure,
        Finding,
        Fix,
        FixResult,
        Location,
        check_paths,
        check_source,
        fix_source,
    )
else:

    def __getattr__(name):
        """The API is loaded when it is first asked for: the command line does without."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from msgraph_lint import api

        globals().update({each: getattr(api, each) for each in __all__})
        return globals()[name]

    def __dir__():
        return sorted({*globals(), *__all__})
