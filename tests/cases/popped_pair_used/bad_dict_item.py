"""The list is an item of a dict."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def take(options):
    return options["parts"].pop(0)  # expect: MSG734


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        options = {"parts": [y, y * 2, y * 3]}
        first = take(options)
        second = take(options)
        return first - second


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
