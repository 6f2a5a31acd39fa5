"""`self.name_cells()`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.ReLU()

    def construct(self, x):
        for cell in self.name_cells().values():  # expect: MSG402
            x = cell(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
