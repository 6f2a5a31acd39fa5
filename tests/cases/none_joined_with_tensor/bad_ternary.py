"""A conditional expression."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x * 2 if x.sum() > 1 else None  # expect: MSG403
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
