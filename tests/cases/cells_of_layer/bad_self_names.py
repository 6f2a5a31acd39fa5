"""The cells of the network itself, with their names."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.ReLU()
        self.last = nn.Dense(3, 3)

    def construct(self, x: Tensor):
        for _, layer in self.name_cells().items():  # expect: MSG646
            x = layer(x)
        return x


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
