"""`finally` without handlers."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        try:  # expect: MSG102
            y = x + 1
        finally:
            x = x * 2
        return x + y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
