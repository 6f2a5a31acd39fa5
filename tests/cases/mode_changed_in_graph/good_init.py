"""The mode is set before the network is called."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x):
        return x * 2 if self.training else x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()
        self.block.set_train(True)

    def construct(self, x: Tensor):
        return self.block(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
