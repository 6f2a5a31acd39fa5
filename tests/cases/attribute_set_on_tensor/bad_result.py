"""A mark set on the output of a layer."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()

    def construct(self, x):
        y = self.relu(x)
        y.origin = "relu"  # expect: MSG216
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
