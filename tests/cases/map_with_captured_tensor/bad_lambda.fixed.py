"""A lambda reads the input of the network."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return [x * i for i in (1, 2)]  # expect: MSG329 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
