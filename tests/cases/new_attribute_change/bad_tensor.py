"""Rows of a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.rows = None

    def construct(self, x: Tensor):
        self.rows = ops.zeros_like(x)  # expect: MSG217 [unsafe]
        for i in range(2):
            self.rows[i] = x[i]  # expect: MSG257
        return self.rows * 2


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
