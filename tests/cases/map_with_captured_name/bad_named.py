"""A lambda that has a name reads another name of an attribute."""
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
        scale = self.scale
        both = lambda t: t * scale
        return ops.stack(list(map(both, (x, x))))  # expect: MSG347


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
