"""A Tensor loop: None before it, a Tensor in it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = None
        while x.sum() < 100:
            y = x * 2
            x = x + 50
        return y  # expect: MSG403


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
