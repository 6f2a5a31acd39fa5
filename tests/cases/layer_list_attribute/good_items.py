"""What a tuple and a dict have."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])
        self.heads = nn.CellDict({"a": nn.ReLU(), "b": nn.Tanh()})

    def construct(self, x: Tensor):
        for layer in self.layers:
            x = layer(x) * len(self.layers)
        for name, head in self.heads.items():
            x = head(x)
        for head in self.heads.values():
            x = head(x)
        for name in self.heads.keys():
            x = self.heads[name](x)
        return self.layers[-1](x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
