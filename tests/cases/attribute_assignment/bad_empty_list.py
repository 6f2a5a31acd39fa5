"""The seed: an empty list of indices gets its default at the first call."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.NL_1_idx = []
        self.layers = nn.CellList([nn.ReLU(), nn.ReLU()])

    def construct(self, x):
        if len(self.NL_1_idx) == 0:
            self.NL_1_idx = [-1]  # expect: MSG201 [unsafe]
        for i, layer in enumerate(self.layers):
            x = layer(x)
            if i == self.NL_1_idx[0]:
                x = x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
