"""What several fixers share."""
