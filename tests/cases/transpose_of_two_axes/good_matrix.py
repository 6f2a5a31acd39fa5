"""Two axes in the other order, where the source shows two."""
# confidence: medium
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor, y: Tensor):
        a, b = x.shape
        x = x.transpose(-1, -2)
        y = y.reshape(a, b).transpose(-1, -2)
        return x + y, ops.eye(a, b, ms.float32).transpose(-1, -2)


def inputs():
    return Tensor(np.ones((2, 3)), ms.float32), Tensor(np.ones(6), ms.float32)
