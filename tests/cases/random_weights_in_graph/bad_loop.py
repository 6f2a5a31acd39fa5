"""A Cell of the project for each turn of a loop: no fix."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(3, 3)

    def construct(self, x):
        return self.dense(x) * 100


class Net(nn.Cell):
    def construct(self, x):
        for _ in range(2):
            x = Block()(x)  # expect: MSG501
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
