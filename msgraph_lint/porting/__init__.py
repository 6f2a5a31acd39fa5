"""What remains of PyTorch in a tree: ``msgraph-lint port``."""
