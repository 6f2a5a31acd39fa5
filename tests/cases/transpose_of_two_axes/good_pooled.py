"""What axes were taken away from may be a matrix."""
# confidence: medium
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Pool(nn.Cell):
    def __init__(self, keep_dims: bool = False):
        super().__init__()
        self.keep_dims = keep_dims
        self.reduce = ops.ReduceMean()

    def construct(self, x: Tensor):
        pooled = ops.mean(x, axis=(2, 3), keep_dims=self.keep_dims)
        again = self.reduce(x, (2, 3))
        return pooled.transpose(-1, -2), again.transpose(-1, -2), x[:, 0, 0].transpose(-1, -2)


def Net():
    return Pool()


def inputs():
    return (Tensor(np.ones((2, 3, 4, 4)), ms.float32),)
