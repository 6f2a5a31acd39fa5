"""Of a layer in the list, and what both are not."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])
        self.heads = nn.CellDict({"a": nn.ReLU(), "b": nn.Tanh()})

    def construct(self, x: Tensor):
        for layer in self.layers:
            if isinstance(layer, nn.ReLU):
                x = layer(x)
        if isinstance(self.layers, dict) or isinstance(self.heads, nn.CellList) or isinstance(self.layers, (list, nn.SequentialCell)):
            return x + 1
        if hasattr(self.heads, "keys") and not hasattr(self.layers, "nothing"):
            return x * 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
