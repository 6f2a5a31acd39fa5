"""Static-graph-compatibility linter and auto-fixer for MindSpore."""

__version__ = "0.1.0"

HOME = "https://github.com/msgraph-lint/msgraph-lint"
DOCUMENTATION = f"{HOME}/blob/main/docs"
"""Where `docs/` can be read: what every link of ours starts with."""
