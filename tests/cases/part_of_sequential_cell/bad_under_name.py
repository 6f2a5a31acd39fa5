"""The layers have another name."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self, dim):
        super().__init__()
        self.layers = nn.SequentialCell(nn.Dense(dim, dim), nn.Dense(dim, dim))

    def construct(self, x: Tensor):
        layers = self.layers
        outs = [layer(x) for layer in layers]  # expect: MSG694, MSG695
        return outs[0]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = Block(2)
        self.second = Block(2)

    def construct(self, x: Tensor):
        return self.second(self.first(x))


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
