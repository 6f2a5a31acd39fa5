"""What a layer in a SequentialCell makes for the next one."""
import mindspore as ms
from mindspore import Tensor, nn


class Count(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = 0

    def construct(self, x):
        steps = 2  # expect: MSG201 [unsafe]
        return x * steps


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")

    def construct(self, x):
        return self.dense(x)  # expect: MSG672 [unsafe]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.SequentialCell(Count(), Block())

    def construct(self, x):
        return self.blocks(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
