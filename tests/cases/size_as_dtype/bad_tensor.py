"""A Tensor of a shape, in PyTorch."""
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.start = Tensor(2, 3)  # expect: MSG815

    def construct(self, x: Tensor):
        return x + self.start


def inputs():
    return (Tensor([1.0]),)
