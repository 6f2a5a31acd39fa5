"""How each rule is fixed: `fix(finding)` in a module named as the rule."""
