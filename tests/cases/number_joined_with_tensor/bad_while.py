"""A Tensor loop: a number before it, a Tensor in it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = 0
        while x.sum() < 100:
            y = x * 2
            x = x + 50
        return y  # expect: MSG305


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
