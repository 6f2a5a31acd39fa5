"""The sum as a number."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * x.sum().item()  # expect: MSG624 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
