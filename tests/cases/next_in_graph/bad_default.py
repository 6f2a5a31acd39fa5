"""With a default."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        numbers = iter((3, 4))
        return x + next(numbers, 0)  # expect: MSG616


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
