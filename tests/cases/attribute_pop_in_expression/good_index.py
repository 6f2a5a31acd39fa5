"""An index and a key."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2, 3]
        self.options = {"scale": 1, "shift": 2}

    def construct(self, x):
        return x + self.sizes[-1] + self.options["shift"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
