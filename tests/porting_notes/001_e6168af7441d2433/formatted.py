"""Tensors cannot be formatted."""

from mindspore import Tensor, ops


def log(x: Tensor):
    loss = ops.mean(x)
    print(f"loss {loss:.4f}")  # expect: MSG836
    print("{:.2f}".format(loss))  # expect: MSG836
