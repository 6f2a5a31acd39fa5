"""A list in a dict grows."""
import mindspore as ms
from mindspore import Tensor, nn


def collect(state, value):
    state["items"].append(value)  # expect: MSG701 [unsafe]


class Net(nn.Cell):
    def construct(self, x):
        state = {"items": [x]}
        collect(state, x * 2)
        return x * len(state["items"])


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
