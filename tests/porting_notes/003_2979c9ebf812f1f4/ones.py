"""`torch.ones(*size)` is `ops.ones(shape)`."""

from mindspore import ops


def ones():
    return ops.ones(2, 3)  # expect: MSG815


def zeros(n):
    return ops.zeros(n, n, 3)  # expect: MSG803
