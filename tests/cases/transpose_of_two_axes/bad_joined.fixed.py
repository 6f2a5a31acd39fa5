"""One branch shows four axes, and the other one nothing."""
# confidence: medium
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x, past=None):
        if past is not None:
            key = past[1]
        else:
            key = x.reshape(2, 3, 2, 2)
        return ops.matmul(x.reshape(2, 3, 2, 2), key.swapaxes(-1, -2))  # expect: MSG655 [unsafe]


def inputs():
    return (Tensor(np.ones((2, 3, 4)), ms.float32),)
