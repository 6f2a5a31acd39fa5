"""`'Attribute' object has no attribute 'id'`."""

from mindspore import nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(2, 2)

    def construct(self, x):
        self.fc.weight = x  # expect: MSG203
        return self.fc(x)
