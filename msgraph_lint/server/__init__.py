"""The language server: ``msgraph-lint server``. Only :mod:`msgraph_lint.server.protocol` needs pygls."""
