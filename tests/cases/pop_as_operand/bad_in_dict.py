"""The list is an item of a dict, in a helper."""
import mindspore as ms
from mindspore import Tensor, nn


def add(x, state):
    return x + state["items"].pop()  # expect: MSG716


class Net(nn.Cell):
    def construct(self, x):
        return add(x, {"items": [x, x * 2]})


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
