"""A dict on `self`, under another name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.states = {"a": 1}

    def construct(self, x):
        states = self.states
        states["b"] = x * 2  # expect: MSG715
        return states["b"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
