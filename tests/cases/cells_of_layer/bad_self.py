"""The cells of the network itself."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.ReLU()
        self.last = nn.Tanh()

    def construct(self, x: Tensor):
        for layer in self.cells():  # expect: MSG646
            x = layer(x)
        return x


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
