"""The item itself is assigned, with one index after the other or with both."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        y[0][1] = 9.0
        y[1, 0] = 8.0
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
