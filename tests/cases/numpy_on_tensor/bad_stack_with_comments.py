"""`np.stack`, with comments in it."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        first, second = ops.unstack(x)
        return np.stack(  # expect: MSG603 [unsafe]
            # the two rows
            [first * 2, second],  # twice
            axis=-1,
        )


def inputs():
    return (Tensor([[1.0, -2.0], [3.0, 4.0]], ms.float32),)
