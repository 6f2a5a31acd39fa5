"""The name starts as a number."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = 0
        if x.sum() > 1:
            y = x * 2
        return y  # expect: MSG305


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
