"""Rows that a Tensor selects."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.order = Tensor([1, 0], ms.int32)

    def construct(self, x):
        y = ops.relu(x)
        rows = y[self.order]
        rows[0] = 9.0  # expect: MSG731
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
