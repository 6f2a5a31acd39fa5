"""Slices and several indices."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        column = y[:, 0]
        column[1] += 9.0  # expect: MSG731
        lower = y[1:, ...]
        lower[0, 1] = 7.0  # expect: MSG731
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
