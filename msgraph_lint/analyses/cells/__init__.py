"""Cells and other objects: their weights, and what is put on them."""
