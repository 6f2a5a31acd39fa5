"""A layer at a number that graph code keeps on self."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.turn = 0
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])

    def construct(self, x):
        self.turn = x.ndim - 1  # expect: MSG201 [unsafe]
        return self.layers[self.turn](x)  # expect: MSG672 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0], [4.0, 3.0]], ms.float32),)
