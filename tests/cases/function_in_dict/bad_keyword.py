"""Functions that are given a keyword or take any number of arguments, of a dict in a list, or a list in a dict."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, factor):
    return x * factor


def added(*parts):
    return parts[0] + parts[1]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scales = [{"by": scaled}]
        self.sums = {"of": [added]}

    def construct(self, x: Tensor):
        x = self.scales[0]["by"](x, factor=3)  # expect: MSG541
        return self.sums["of"][0](x, x)  # expect: MSG541


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
