"""A sub-Cell that appends to the list it is given."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x, features):
        features.append(x)  # expect: MSG701
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        features = [x]
        y = self.block(x, features)
        return y + len(features)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
