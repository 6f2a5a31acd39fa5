"""An attribute of a sub-cell and of a plain object set by name."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    scale = 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()
        self.options = Options()

    def construct(self, x):
        setattr(self.relu, "scale", 5)  # expect: MSG212
        setattr(self.options, "scale", 5)  # expect: MSG212, MSG530
        return self.relu(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
