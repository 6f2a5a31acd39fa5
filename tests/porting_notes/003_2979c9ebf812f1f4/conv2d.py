"""`F.conv2d` becomes `nn.Conv2d(pad_mode='pad')`."""

from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x, weight):
        return ops.conv2d(x, weight, padding=1)  # expect: MSG813


def convolved(x: Tensor, weight: Tensor):
    return ops.conv2d(x, weight, None, 1, 1)  # expect: MSG813
