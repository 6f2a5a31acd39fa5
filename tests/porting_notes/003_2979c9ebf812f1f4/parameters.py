"""`parameters` becomes `trainable_params`."""

from mindspore import nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(2, 2)
        self.optimizer = nn.SGD(self.parameters(), 0.1)  # expect: MSG805

    def construct(self, x):
        return self.fc(x)
