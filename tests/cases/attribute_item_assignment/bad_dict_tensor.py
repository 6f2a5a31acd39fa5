"""A Tensor put into a dict: later calls read that of the first."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cache = {"hidden": None}
        self.relu = nn.ReLU()

    def construct(self, x):
        self.cache["hidden"] = self.relu(x)  # expect: MSG204
        return x + self.cache["hidden"]


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return net(x), net(x + 1)
