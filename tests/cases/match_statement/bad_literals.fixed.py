"""Literals and `_`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, k: int):
        # expect: MSG109 [safe]
        if k == 1:
            y = x
        elif k == 2 or k == 3:
            y = x * k
        else:
            y = x + 1
        return y


def inputs():
    return Tensor([1.0, 2.0], ms.float32), 2
