"""Sizes one by one."""
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.start = ops.zeros((2, 3))  # expect: MSG815 [unsafe]

    def construct(self, x: Tensor):
        return x + self.start


def inputs():
    return (Tensor([1.0]),)
