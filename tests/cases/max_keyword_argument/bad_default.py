"""A default."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * max([1, 2], default=0)  # expect: MSG617


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
