"""A Tensor of numbers and one of bool."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        weight = b.astype(ms.float16)
        if weight and b > 0:  # expect: MSG311
            return x * 2
        return x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
