"""Whether it is a CellDict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.heads = nn.CellDict({"a": nn.ReLU(), "b": nn.Tanh()})

    def construct(self, x: Tensor):
        if isinstance(self.heads, nn.CellDict):  # expect: MSG644
            return x * 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
