"""The commands: each module has the ``parser()`` of its options and ``run(options)``, the exit code."""
