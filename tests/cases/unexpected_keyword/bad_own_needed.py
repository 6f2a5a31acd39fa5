"""A needed argument by another name, and an argument whose value is a call: nothing is left out."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, factor):
    return x * factor


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()

    def construct(self, x: Tensor):
        y = scaled(x, by=2.0)  # expect: MSG802
        return y + scaled(x, 2.0, near=self.relu(x))  # expect: MSG802


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
