"""The comment on its own condition."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.shape[0] > 1:  # @jit.cond: True
            x = x * 2
        # @jit.cond: True
        if x.ndim == 1:
            x = x + 1
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
