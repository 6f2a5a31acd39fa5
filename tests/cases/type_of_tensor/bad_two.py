"""The second input."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, y: Tensor):
        if type(y) == Tensor:  # expect: MSG614
            return x
        return x * 2


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor([1.0, 2.0], ms.float32)
