"""First of all that is evaluated: in an assignment, a `return`, a negation, a call."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, size):
    double = x * 2
    y = double + size  # expect: MSG104 [safe]
    triple = y + double
    return triple * triple  # expect: MSG104 [safe]


class Net(nn.Cell):
    def construct(self, x):
        flat = x.ndim == 1
        if not flat:  # expect: MSG104 [safe]
            return x
        size = x.shape[0]
        if isinstance(size, int) and flat:  # expect: MSG104 [safe]
            x = x + 1
        return scaled(x, size)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
