"""Where ways meet: names that one of them does not bind, values that must be alike."""
