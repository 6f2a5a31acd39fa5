"""One row as a matrix, and a learned number, which graph code spreads as PyNative does."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self, dim=2):
        super().__init__()
        self.masked = Parameter(ops.ones((1, dim), ms.float32), name="masked")
        self.number = Parameter(ops.ones((1,), ms.float32), name="number")

    def construct(self, x: Tensor):
        y = x * 1
        y[x.sum(-1) > 1] = self.masked
        y[x < 0] = self.number
        return y


def inputs():
    return (Tensor([[0.5, 2.0], [0.1, -1.0], [1.5, 0.2]], ms.float32),)
