"""A name that is never assigned: no fix."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        factor: int  # expect: MSG133
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
