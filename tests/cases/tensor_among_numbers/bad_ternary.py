"""In a conditional expression."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        return x * 2 if b in (1, 2) else x  # expect: MSG314 [safe]


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2, ms.int32)
