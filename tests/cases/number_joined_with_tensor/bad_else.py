"""The other branch binds a number."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.sum() > 1:
            y = x * 2
        else:
            y = 0
        return y  # expect: MSG305


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
