"""A method of that name of one's own."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def set_train(self, x):
        return x + 1

    def construct(self, x):
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        return self.block.set_train(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
