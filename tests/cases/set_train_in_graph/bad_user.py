"""A sub-cell of the project's."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x):
        if self.training:
            return x * 2
        return x * 3


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        self.block.set_train(False)  # expect: MSG611
        return self.block(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
