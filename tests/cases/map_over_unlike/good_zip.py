"""`zip` goes through whatever sequences."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        out = x
        for a, b in zip([x, x], (1, 2, 3)):
            out = out + a * b
        return out + [a + b for a, b in zip([x, x], (1,))][0]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
