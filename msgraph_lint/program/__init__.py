"""The ground floor: what the source defines, file by file, and what its names mean.

Nothing is imported or run, and nothing here knows what a compiler does.
"""
