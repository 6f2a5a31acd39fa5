"""`__init__` creates them."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.norms = nn.CellList([nn.LayerNorm((2,)) for _ in range(2)])

    def construct(self, x: Tensor):
        for norm in self.norms:
            x = norm(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
