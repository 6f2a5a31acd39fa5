"""A whole number or a float is returned."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if x.sum() > 1:
            return 1
        return 2.0  # expect: MSG313


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
