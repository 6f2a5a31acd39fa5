"""First of all that is evaluated: in an assignment, a `return`, a negation, a call."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, size):
    y = (double := x * 2) + size  # expect: MSG104 [safe]
    return (triple := y + double) * triple  # expect: MSG104 [safe]


class Net(nn.Cell):
    def construct(self, x):
        if not (flat := x.ndim == 1):  # expect: MSG104 [safe]
            return x
        if isinstance(size := x.shape[0], int) and flat:  # expect: MSG104 [safe]
            x = x + 1
        return scaled(x, size)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
