"""A layer that is there already, by another name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()
        self.act = None

    def construct(self, x: Tensor):
        self.act = self.relu  # expect: MSG258
        return self.relu(x)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
