"""A Tensor among floats, with `not in`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        if b != 1.0 and b != 2.0:  # expect: MSG314 [safe]
            return x * 2
        return x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
