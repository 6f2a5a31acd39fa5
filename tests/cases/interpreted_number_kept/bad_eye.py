"""The second call gets a matrix of the first one's size."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, mint, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        size = int(mint.add(x, 0).asnumpy().argmax()) % 3 + 1  # expect: MSG627
        return ops.eye(size)  # expect: MSG759


def inputs():
    return (Tensor(np.random.randn(6, 4), ms.float32),)
