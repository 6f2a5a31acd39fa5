"""Random programs and bugs in real models: what MindSpore does with them, and what the linter says.

See ``python -m tests.differential --help``.
"""
