"""A number that the constructor is given, and that graph code assigns anew."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, length: int = 2):
        super().__init__()
        self.length = length

    def construct(self, x: Tensor):
        length = x.shape[0]  # expect: MSG201 [unsafe]
        return x * length


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
