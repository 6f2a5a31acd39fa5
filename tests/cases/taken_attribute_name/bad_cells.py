"""`cells` is a method of Cells."""
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cells = nn.ReLU()  # expect: MSG818

    def construct(self, x: Tensor):
        return self.cells(x)  # expect: MSG402


def inputs():
    return (Tensor([1.0, -2.0]),)
