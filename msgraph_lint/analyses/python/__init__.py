"""What Python does in place of the graph, or while the compiler looks."""
