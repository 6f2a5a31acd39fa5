"""A loop in the branch that no construction takes."""
# confidence: medium
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, shift: int = 2):
        super().__init__()
        self.shift = shift

    def construct(self, x: Tensor):
        if self.shift > 0:
            y = x
        else:
            for _ in range(1):
                y = x * 2
        return y


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
