"""It is part of a text."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        mode = "double" if b > 1 else "plain"
        print(mode + " mode")  # expect: MSG321
        return x * 2


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
