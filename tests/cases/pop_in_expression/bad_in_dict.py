"""The list is an item of a dict."""
import mindspore as ms
from mindspore import Tensor, nn


def take(state):
    return state["items"].pop(0)  # expect: MSG709


class Net(nn.Cell):
    def construct(self, x):
        return take({"items": [x, x * 2]})


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
