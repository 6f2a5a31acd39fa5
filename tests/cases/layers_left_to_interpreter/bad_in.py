"""Whether a layer is in a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.last = nn.ReLU()
        self.layers = nn.CellList([nn.Tanh(), self.last])
        self.heads = nn.CellDict({"a": nn.ReLU()})

    def construct(self, x: Tensor):
        if self.last in self.layers:  # expect: MSG645
            return x * 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
