"""Rows are swapped in graph code only: in PyNative `first` changes with `y`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        first = y[0]
        y[0] = y[1]  # expect: MSG730
        y[1] = first
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
