"""The length of a dict that starts empty."""
import mindspore as ms
from mindspore import Tensor, nn


class Attention(nn.Cell):
    def construct(self, x, cache):
        cache["x"] = x  # expect: MSG701
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.attention = Attention()

    def construct(self, x: Tensor):
        cache = {}
        x = self.attention(x, cache)
        return x + len(cache)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
