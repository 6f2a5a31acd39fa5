"""Rows are added until their sum is large enough."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x
        while y.sum() < 40:
            y = ops.cat((y, x), 0)  # expect: MSG339
        return y


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
