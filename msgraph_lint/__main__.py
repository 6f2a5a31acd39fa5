"""``python -m msgraph_lint``."""

import sys

from msgraph_lint.cli import main

sys.exit(main())
