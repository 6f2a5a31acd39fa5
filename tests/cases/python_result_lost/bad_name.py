"""Under a name."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        ones = np.ones(x.shape, np.float32)  # expect: MSG743
        return x + Tensor(ones)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
