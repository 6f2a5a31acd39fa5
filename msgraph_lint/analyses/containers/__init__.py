"""Lists, tuples and dicts: what becomes of their changes."""
