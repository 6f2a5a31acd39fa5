"""A condition about the list."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.n = 3
        self.m = nn.CellList([nn.Dense(2, 2, "ones"), nn.Dense(2, 2, "ones"), nn.Dense(2, 2, "ones")])

    def construct(self, x: Tensor):
        y = [x]
        y.extend(m(x) for m in self.m if len(y) < 3)  # expect: MSG751
        return ops.cat(y, 1)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
