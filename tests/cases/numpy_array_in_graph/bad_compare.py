"""A comparison."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x.asnumpy() > 1  # expect: MSG602
        return Tensor(y)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
