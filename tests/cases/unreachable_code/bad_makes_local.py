"""A name that is local only because of the dead code."""
import mindspore as ms
from mindspore import Tensor, nn

SCALE = 3


class Net(nn.Cell):
    def construct(self, x):
        if x.ndim == 7:
            x = x * SCALE
        return x
        SCALE = 2  # expect: MSG134


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
