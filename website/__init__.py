"""What the site shows beyond ``docs/``: outcome strips, and indexes that can be filtered."""
