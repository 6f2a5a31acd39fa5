"""A keyword that the compiler knows under another name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.equal(other=x * 2)  # expect: MSG686


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
