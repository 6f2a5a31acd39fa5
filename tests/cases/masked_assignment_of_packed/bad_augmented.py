"""One more for the items of the mask."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 1
        y[x[:, 0] > 4] += 1  # expect: MSG677
        return y


def inputs():
    return (Tensor(np.arange(12).reshape(4, 3), ms.float32),)
