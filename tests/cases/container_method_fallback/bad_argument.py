"""A copy as an argument."""
import mindspore as ms
from mindspore import Tensor, nn


def scale(options):
    return options["scale"]


class Net(nn.Cell):
    def construct(self, x):
        options = {"scale": 3}
        return x * scale(options.copy())  # expect: MSG225 [safe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
