"""A lambda looks up a builtin function."""
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
        sizes = list(map(lambda t: len(t.shape), [x, x]))  # expect: MSG347 [safe]
        return x * sizes[0]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
