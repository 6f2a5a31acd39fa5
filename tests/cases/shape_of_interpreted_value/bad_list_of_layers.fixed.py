"""Layers in a SequentialCell: the first needs no shape, the second does."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = 0
        self.layers = nn.SequentialCell([nn.ReLU(), nn.LayerNorm((2,))])

    def construct(self, x: Tensor):
        steps = 2  # expect: MSG201 [unsafe]
        return self.layers(x * steps)  # expect: MSG672 [unsafe]


def run():
    return Net()(Tensor([[1.0, 2.0]], ms.float32))
