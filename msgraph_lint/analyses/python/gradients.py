"""What keeps gradients away."""

NO_GRAD = frozenset({"mindspore._no_grad", "mindspore.common.api._no_grad"})
"""Context managers under which nothing is differentiated."""
