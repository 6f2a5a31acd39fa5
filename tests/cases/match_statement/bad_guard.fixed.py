"""A guard."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, k: int):
        # expect: MSG109 [safe]
        if k == 2 and x.ndim == 1:
            y = x * 3
        else:
            y = x
        return y


def inputs():
    return Tensor([1.0, 2.0], ms.float32), 2
