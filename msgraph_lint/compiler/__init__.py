"""What happens when a function is compiled: the walk along its statements, and the values that it meets."""
