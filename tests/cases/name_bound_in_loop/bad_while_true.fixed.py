"""`while True` with `break`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = None
        while True:
            y = x * 2
            break
        return y  # expect: MSG302 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
