"""As a condition."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        items = [1, 0]
        if items.pop():  # expect: MSG709
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
