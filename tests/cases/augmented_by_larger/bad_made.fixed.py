"""Made with a number of dimensions, while the shape shows more."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows, columns = x.shape
        weights = ops.ones((columns,), ms.float32)
        weights = weights + x  # expect: MSG675 [unsafe]
        start = Tensor(1.0)
        start = start + x  # expect: MSG675 [unsafe]
        return weights * rows + start


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
