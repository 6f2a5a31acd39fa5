"""The names of Parameters differ: `gamma`, `beta`, `moving_mean`, `moving_variance`."""

from mindspore import Parameter, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.bn = nn.BatchNorm2d(8)
        self.bn.weight = Parameter(ops.ones((8,)))  # expect: MSG808
        print(self.bn.running_mean)  # expect: MSG807

    def construct(self, x):
        return self.bn(x)
