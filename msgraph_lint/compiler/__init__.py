"""One function as it is compiled: the walk along its statements, its names, values, conditions and calls."""
