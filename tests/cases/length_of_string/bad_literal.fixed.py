"""A literal."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * 3  # expect: MSG620 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
