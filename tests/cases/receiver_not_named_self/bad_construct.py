"""`construct` itself."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(this, x):  # expect: MSG407 [safe]
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
