"""A branch that should run is dropped."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x
        if x.shape[0] > 1:  # expect: MSG308
            y = x * 5
            if x.ndim == 3:  # @jit.cond: False
                y = x * 7
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
