"""A dict in a dict, and a list in a dict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.states = {"a": {"b": 1}, "c": {"d": 2}}
        self.sizes = {"a": [1, 2], "b": [3]}

    def construct(self, x):
        self.states["a"]["b"] = x * 2  # expect: MSG205
        self.sizes["a"][0] = 5  # expect: MSG205
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
