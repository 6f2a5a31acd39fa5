"""Static-graph-compatibility linter and auto-fixer for MindSpore."""

__version__ = "0.1.0"
