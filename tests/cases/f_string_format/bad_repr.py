"""`!r` of a string."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        name = "a"
        return x * 2 if f"{name!r}" == "'a'" else x  # expect: MSG708


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
