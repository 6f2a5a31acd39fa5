"""A layer of MindSpore's gets what a layer before it in a SequentialCell makes."""
import mindspore as ms
from mindspore import Tensor, nn


class Count(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = 0

    def construct(self, x):
        steps = 2  # expect: MSG201 [unsafe]
        return x * steps


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.SequentialCell(Count(), nn.Dense(2, 2, weight_init="ones", bias_init="zeros"))

    def construct(self, x):
        return self.blocks(x)  # expect: MSG672 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
