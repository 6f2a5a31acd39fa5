"""A `slice` object in the brackets."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        first = slice(0, 1)
        return y[first]  # expect: MSG141


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
