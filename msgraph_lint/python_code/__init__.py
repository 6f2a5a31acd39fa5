"""A file as Python runs it, in graph code and outside: which of MindSpore's names it uses, and how."""
