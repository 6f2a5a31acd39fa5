"""Comparisons of Tensors give bool Tensors."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        if b > 0 and b < 5 and not b == 3:
            return x * 2
        return x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
