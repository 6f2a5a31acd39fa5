"""What the compiler does with each layer itself."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])
        self.heads = nn.CellDict({"a": nn.ReLU(), "b": nn.Tanh()})

    def construct(self, x: Tensor):
        if "a" in self.heads and len(self.layers) > 1:
            x = x + 1
        count = sum([1 for layer in self.layers])
        print(len(self.layers))
        print(self.heads)
        if any([number > 1 for number in (1, 2)]):
            x = x * count
        for layer in list(self.layers):
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
