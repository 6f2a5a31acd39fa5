"""What a value can be, and what Python itself makes of values: elements, builtins, methods."""
