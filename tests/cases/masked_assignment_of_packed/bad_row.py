"""A learned row stands in for the rows that a mask picks."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self, dim=2):
        super().__init__()
        self.masked = Parameter(ops.ones((dim,), ms.float32), name="masked")

    def construct(self, x: Tensor):
        y = x * 1
        y[x.sum(-1) > 1] = self.masked.astype(y.dtype)  # expect: MSG677
        return y


def inputs():
    return (Tensor([[0.5, 2.0], [0.1, -1.0], [1.5, 0.2]], ms.float32),)
