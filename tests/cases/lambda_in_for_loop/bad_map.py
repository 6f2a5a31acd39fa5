"""Inside an expression, in a loop over cells."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.ReLU()])

    def construct(self, x):
        for layer in self.layers:
            both = list(map(lambda y: y + 1, [x, x]))  # expect: MSG309
            x = layer(both[0])
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
