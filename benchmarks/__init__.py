"""How fast msgraph-lint is, beside its peers, in ratios: ``python -m benchmarks``."""
