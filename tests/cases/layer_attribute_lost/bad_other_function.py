"""The graph calls the function of `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = ops.tanh

    def construct(self, x: Tensor):
        self.choose()
        return self.act(x)

    def choose(self):
        self.act = ops.relu  # expect: MSG258


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
