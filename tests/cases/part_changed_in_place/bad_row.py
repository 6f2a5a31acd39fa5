"""A row of a Tensor is changed: PyNative changes the Tensor too."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        row = y[0]
        row[1] = 9.0  # expect: MSG731
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
