"""A layer that is called twice creates a layer."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()
        self.layer_norm = nn.LayerNorm((3,))

    def construct(self, x):
        return self.relu(self.layer_norm(x))  # expect: MSG502 [unsafe]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        return self.block(self.block(x))


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
