"""A Cell is made in `construct`, of a Parameter."""

from mindspore import nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.gamma = None

    def construct(self, x):
        norm = nn.InstanceNorm2d(3, gamma_init=x, affine=True)  # expect: MSG511
        return norm(x)
