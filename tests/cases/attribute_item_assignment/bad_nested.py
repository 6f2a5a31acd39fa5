"""A list in a list, and a counter in a dict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.rows = [[1, 2], [3]]
        self.counts = {"a": {"n": 1}}

    def construct(self, x):
        self.rows[0][1] = x * 2  # expect: MSG204
        self.counts["a"]["n"] += 1  # expect: MSG204
        return x * self.counts["a"]["n"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
