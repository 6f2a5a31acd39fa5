"""Functions and Cells."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.activation = ops.relu
        self.relu = nn.ReLU()
        self.other = self.relu

    def construct(self, x: Tensor):
        if self.activation is ops.relu:  # expect: MSG521
            x = x * 2
        if self.other is self.relu:  # expect: MSG521
            x = x + 1
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
