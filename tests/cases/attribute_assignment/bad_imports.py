"""A file that does not import what the fix needs."""
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = 0
        self.average = Tensor([0.0, 0.0])

    def construct(self, x):
        self.steps += 1  # expect: MSG201 [unsafe]
        self.average = (self.average + x) * 0.5  # expect: MSG201 [unsafe]
        return x + self.average * self.steps


def inputs():
    return (Tensor([1.0, 2.0]),)
