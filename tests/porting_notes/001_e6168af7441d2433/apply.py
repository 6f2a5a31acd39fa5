"""Call `Net()(x)`, not `Net.apply(x)`."""

from mindspore import Tensor, nn


class Doubled(nn.Cell):
    def construct(self, x):
        return x * 2


def doubled(x: Tensor):
    return Doubled.apply(x)  # expect: MSG803
