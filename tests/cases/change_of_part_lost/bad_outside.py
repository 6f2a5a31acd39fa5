"""Outside the graph, a row is changed in place: it is a copy."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x: Tensor):
    y = x + 0
    y[0].mul_(5)  # expect: MSG826 [unsafe]
    return y


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = scaled(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))

    def construct(self, x: Tensor):
        return x + self.weight


def inputs():
    return (Tensor([[0.0, 0.0], [0.0, 0.0]], ms.float32),)


def expected():
    return Tensor([[5.0, 10.0], [3.0, 4.0]], ms.float32)


FIX_CHANGES_RESULT = "the part is changed"
