"""A layer needs all dimensions of the Tensor, and gets one less."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm2d(3)

    def construct(self, x):
        state = {"scaled": x * 3, "plain": x}
        y = state.pop("scaled")  # expect: MSG227 [safe]
        return self.norm(y)


def inputs():
    return (Tensor(np.ones((2, 3, 4, 4)), ms.float32),)
