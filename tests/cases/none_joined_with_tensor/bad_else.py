"""The other branch binds None."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.sum() > 1:
            y = x * 2
        else:
            y = None
        return y  # expect: MSG403


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
