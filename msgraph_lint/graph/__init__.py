"""What the graph compiler sees: project, graph code, bindings, values."""
