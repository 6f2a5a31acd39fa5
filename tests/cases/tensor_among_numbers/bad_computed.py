"""A computed Tensor: no fix."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        for i in range(3):
            if b + i in (2, 4):  # expect: MSG314
                x = x * 2
        return x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2, ms.int32)
