"""`Sequential` and `ModuleList` become `SequentialCell`."""

from mindspore import nn


class Stack(nn.Cell):
    def __init__(self):
        super().__init__()
        self.stem = nn.Sequential(nn.Dense(2, 2), nn.ReLU())  # expect: MSG801
        self.blocks = nn.ModuleList([nn.Dense(2, 2)])  # expect: MSG801

    def construct(self, x):
        return x


class Listed(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = [nn.ReLU(), nn.Dense(2, 2)]

    def construct(self, x):
        return self.layers[1](x)  # expect: MSG520


class Kept(nn.Cell):
    def __init__(self, head):
        super().__init__()
        self.head = head
        self.layers = [nn.Dense(2, 2)]  # expect: MSG824

    def construct(self, x):
        return self.head(x)
