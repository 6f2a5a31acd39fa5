"""`iter` and `next`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        numbers = iter([1, 2])
        return x * next(numbers)  # expect: MSG616


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
