"""What rules ask about a function of graph code, beyond what it takes to know which functions those are."""
