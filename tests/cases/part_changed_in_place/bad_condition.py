"""The row is changed in a branch."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        row = y[0]
        if x.sum() > 1:
            row[0] = 9.0  # expect: MSG731
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
