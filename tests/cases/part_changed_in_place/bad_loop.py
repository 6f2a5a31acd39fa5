"""The rows of a loop."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        for row in y:
            row[1] = 9.0  # expect: MSG731
        for i in range(2):
            part = y[i]
            part[0] = 8.0  # expect: MSG731
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
