"""The class of the layer stands in for None."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self, dim, layer=None):
        super().__init__()
        if layer is None:
            layer = nn.Dense
        self.layer = layer(dim, dim)

    def construct(self, x: Tensor):
        pair = [x, x * 2]
        y = list(pair)[1]  # expect: MSG225 [safe]
        return self.layer(y)  # expect: MSG672 [safe]


def Net():
    return Block(2)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
