"""`any` of what is asked of each layer."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])
        self.heads = nn.CellDict({"a": nn.ReLU()})

    def construct(self, x: Tensor):
        if any(layer.training for layer in self.layers):  # expect: MSG645
            return x * 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
