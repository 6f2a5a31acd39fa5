"""What was found before and still holds: a run looks only at what changed, and at what depends on it."""
