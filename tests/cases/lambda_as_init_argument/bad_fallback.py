"""A lambda where the argument is not given."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, act=None, other=None):
        super().__init__()
        self.act = act or (lambda x: x + 1)
        self.other = other if other is not None else lambda x: x + 2

    def construct(self, x):
        return self.act(x) + self.other(x)  # expect: MSG139, MSG139


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
