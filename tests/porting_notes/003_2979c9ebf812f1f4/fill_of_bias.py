"""`bias.data.fill_` becomes `set_data(initializer(…))`."""

from mindspore import nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.bn = nn.BatchNorm2d(8)
        self.bn.bias.data.fill_(0)  # expect: MSG807

    def construct(self, x):
        return self.bn(x)
