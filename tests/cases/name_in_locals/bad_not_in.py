"""A name that is bound."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 2
        if "y" not in locals():  # expect: MSG742
            y = x
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
