"""The name of an attribute may be taken, as `self.phase`."""

from mindspore import nn


class Phased(nn.Cell):
    def __init__(self):
        super().__init__()
        self.phase = "test"  # expect: MSG832
        self.cells = nn.SequentialCell(nn.ReLU(), nn.Dense(2, 2))  # expect: MSG818

    def construct(self, x):
        if self.phase == "test":
            return x
        return self.cells(x)
