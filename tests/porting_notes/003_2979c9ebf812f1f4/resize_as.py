"""`resize_as_` is `resize`."""

from mindspore import Tensor


def resized(x: Tensor, y: Tensor):
    return x.resize_as_(y)  # expect: MSG804
