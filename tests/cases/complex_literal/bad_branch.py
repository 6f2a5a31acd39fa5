"""In a branch that is not taken."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.ndim == 7:
            c = 1j  # expect: MSG124
            x = x + c.imag
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
