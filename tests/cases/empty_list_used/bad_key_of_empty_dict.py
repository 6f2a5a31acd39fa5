"""A function fills a dict that starts empty, and the caller takes the item."""
import mindspore as ms
from mindspore import Tensor, nn


def put(parts, key, value):
    parts[key] = value  # expect: MSG733
    return parts


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {}
        put(parts, "a", x)
        return parts["a"]


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
