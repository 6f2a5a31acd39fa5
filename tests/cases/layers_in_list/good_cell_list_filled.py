"""A method fills a `CellList`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.heads = self.make(2)

    def make(self, depth):
        heads = nn.CellList()
        for _ in range(depth):
            heads.append(nn.Dense(2, 2, weight_init="ones", bias_init="zeros"))
        return heads

    def construct(self, x: Tensor):
        return [self.heads[i](x) for i in range(2)]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
