"""A layer of a CellDict by an attribute."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.heads = nn.CellDict({"a": nn.ReLU(), "b": nn.Tanh()})

    def construct(self, x: Tensor):
        return self.heads.a(x)  # expect: MSG643


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
