"""As many as an argument of `__init__` says, by default three."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, depth=3):
        super().__init__()
        self.norms = nn.CellList([nn.LayerNorm((2,)) for _ in range(depth)])

    def construct(self, x: Tensor):
        for norm in self.norms:  # expect: MSG519 [unsafe]
            x = x + norm(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
