"""An item behind the question."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scales = {1: 0.5, 2: 0.25}

    def construct(self, x):
        half = x.shape[0] / 2
        if half in self.scales:  # expect: MSG351
            x = x * self.scales[half]
        return x


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
