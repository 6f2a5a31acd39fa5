"""The names of a CellDict, as of a Cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.heads = nn.CellDict({"a": nn.ReLU(), "b": nn.Tanh()})

    def construct(self, x: Tensor):
        for name in self.heads.name_cells():  # expect: MSG643
            x = self.heads[name](x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
