"""Literals and `_`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, k: int):
        match k:  # expect: MSG109 [safe]
            case 1:
                y = x
            case 2 | 3:
                y = x * k
            case _:
                y = x + 1
        return y


def inputs():
    return Tensor([1.0, 2.0], ms.float32), 2
