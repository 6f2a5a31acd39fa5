"""The same as often as a number says."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.n = 3
        self.m = nn.CellList([nn.Dense(2, 2, "ones")])

    def construct(self, x: Tensor):
        y = [x]
        for _ in range(self.n):
            y.append(self.m[0](y[-1]))  # expect: MSG751 [safe]
        return ops.cat(y, 1)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
