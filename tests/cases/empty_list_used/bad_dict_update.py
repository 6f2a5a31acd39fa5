"""A dict that is updated, and an item taken from it."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.features = {}

    def construct(self, x):
        x = x * 2
        self.features.update({"out": x})  # expect: MSG733
        x = x + self.features["out"]
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        y = self.block(x)
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
