"""A counter in a loop that nothing reads: nothing is left of it."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.rounds = 0

    def construct(self, x):
        total = x.sum()
        while total < 100:
            total = total * 2
            self.rounds += 1  # expect: MSG201 [unsafe]
        return total


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
