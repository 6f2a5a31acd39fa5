"""A lambda calls a function of the module, with an item of each of two sequences."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def doubled(x):
    return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = nn.ReLU()
        self.scale = 3

    def scaled(self, x):
        return x * self.scale

    def construct(self, x: Tensor):
        q, k = [doubled(t) + u for t, u in zip((x, x), (x, x + 1))]  # expect: MSG347 [safe]
        return q + k


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
