"""Two axes are seen, `x.shape[1]`: there are more."""
# confidence: medium
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        length = x.shape[1]
        scores = ops.matmul(x, x.swapaxes(-1, -2))  # expect: MSG655 [unsafe]
        return scores / length


def inputs():
    return (Tensor(np.ones((2, 3, 4)), ms.float32),)
