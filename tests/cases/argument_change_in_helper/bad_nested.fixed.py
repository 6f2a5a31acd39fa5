"""The list is an item of the dict."""
import mindspore as ms
from mindspore import Tensor, nn


def step(state):
    first = state["items"][0]
    state["items"].pop(0)  # expect: MSG701 [unsafe]
    return first, state


class Net(nn.Cell):
    def construct(self, x):
        state = {"items": [x, x * 2, x * 3]}
        first, state = step(state)
        second, state = step(state)
        return first - second


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
