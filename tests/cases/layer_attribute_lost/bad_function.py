"""A function that nobody calls."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = None

    def construct(self, x: Tensor):
        self.act = ops.relu  # expect: MSG258
        return x * 2


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
