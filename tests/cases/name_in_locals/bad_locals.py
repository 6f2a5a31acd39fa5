"""A local name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        factor = 3
        if "factor" in locals():  # expect: MSG742
            x = x * factor
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
