"""The graph code of a project: which functions are compiled, from where, and what comes into them."""
