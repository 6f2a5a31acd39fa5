"""Under a condition."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        a = x * 1
        b = a
        if x.sum() > 0:
            b += 1  # expect: MSG704 [unsafe]
        return a + b


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
