"""Nothing shows what is in an argument, but only Tensors can be transposed."""
# confidence: medium
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x, past=None):
        if past is not None:
            x = ops.cat((past[0].swapaxes(1, 2), x), 1)  # expect: MSG655 [unsafe]
        return x


def inputs():
    return (Tensor(np.ones((2, 3, 4)), ms.float32), (Tensor(np.ones((2, 4, 1)), ms.float32),))
