"""The last output of a loop over cells."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Sigmoid()])

    def construct(self, x):
        y = None
        for layer in self.layers:
            y = layer(x)
        return y  # expect: MSG302 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
