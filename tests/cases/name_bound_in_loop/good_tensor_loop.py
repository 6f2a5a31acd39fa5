"""Under a Tensor condition: a value of the same shape and dtype."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x
        while x.sum() < 100:
            y = x * 2
            x = x + y
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
