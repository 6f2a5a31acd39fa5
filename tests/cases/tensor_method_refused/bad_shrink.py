"""A method that warns."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.soft_shrink(0.5)  # expect: MSG640


def inputs():
    return (Tensor([[1.0, -5.0], [7.0, 0.2]], ms.float32),)
