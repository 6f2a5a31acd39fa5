"""A Cell as the key, as caches of keys and values have it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()

    def construct(self, x: Tensor):
        cache = {}
        cache[self.relu] = x * 2  # expect: MSG687
        return x + cache[self.relu]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
