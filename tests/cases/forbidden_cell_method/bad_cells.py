"""Sub-cells and their names."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()

    def construct(self, x: Tensor):
        y = x
        for _, cell in self.cells_and_names():  # expect: MSG621
            y = y * 2
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
