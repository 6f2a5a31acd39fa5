"""What each rule finds: one module a rule, named as its page, its fixer and its cases."""
