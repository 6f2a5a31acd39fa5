"""A number, by way of an array."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, size: Tensor):
        factor = x.sum().item()  # expect: MSG601 [unsafe]
        sizes = tuple(int(each.item()) for each in (size, size))  # expect: MSG601 [unsafe]
        return x * factor, sizes


def inputs():
    return (Tensor([1.0, 2.0], ms.float32), Tensor([3], ms.int64))
