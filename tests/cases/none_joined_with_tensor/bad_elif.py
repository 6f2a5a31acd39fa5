"""A chain of Tensor conditions."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = None
        if x.sum() > 100:
            y = x
        elif x.sum() > 1:
            y = x * 2
        return y  # expect: MSG403


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
