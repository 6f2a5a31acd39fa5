"""Each layer gets what the one before it made, in PyNative."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.n = 3
        self.m = nn.CellList([nn.Dense(2, 2, "ones"), nn.Dense(2, 2, "ones"), nn.Dense(2, 2, "ones")])

    def construct(self, x: Tensor):
        y = list(x.chunk(2, 1))
        y = [x * y[0], x * y[1]]
        y.extend(m(y[-1]) for m in self.m)  # expect: MSG751 [safe]
        return ops.cat(y, 1)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
