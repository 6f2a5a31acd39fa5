"""The first of a generator."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * next(k for k in range(3) if k > 0)  # expect: MSG616


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
