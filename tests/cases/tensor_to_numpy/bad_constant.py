"""A Tensor that the compiler knows."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        t = Tensor([1.0, 2.0], ms.float32)
        return x, t.asnumpy()  # expect: MSG601


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
