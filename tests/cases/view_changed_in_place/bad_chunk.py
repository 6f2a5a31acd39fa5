"""Chunks of a Tensor share its data."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        first, second = y.chunk(2, 0)
        first[0] = 9.0  # expect: MSG730
        return y + second


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
