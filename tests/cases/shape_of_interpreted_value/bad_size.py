"""… as the size of a new Tensor, by way of a local name."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.axis = 0
        self.size = None

    def construct(self, x):
        self.axis = x.ndim - 1  # expect: MSG201 [unsafe]
        n = self.axis + 1
        return x * ops.ones(n)  # expect: MSG672 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
