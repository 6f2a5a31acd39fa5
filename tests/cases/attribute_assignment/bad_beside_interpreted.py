"""A read beside what stays the interpreter's: a Parameter would be read there when the interpreter's turn comes."""

from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mean = 1.0
        self.steps = 0

    def construct(self, x):
        kept = self.mean * 0.5
        self.mean = kept + x  # expect: MSG201
        y = kept + x + self.steps
        self.steps += 1  # expect: MSG201
        return y


def inputs():
    return (Tensor([1.0, 2.0]),)
