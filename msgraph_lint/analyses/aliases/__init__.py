"""Who has the same object: what changes in place, and who sees that."""
