"""A condition that is known, and a name for it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        act = (lambda a: a + 1) if 2 > 1 else nn.ReLU()
        self.act = act

    def construct(self, x):
        return self.act(x)  # expect: MSG126


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
