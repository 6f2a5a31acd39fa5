"""A mask that a loop multiplies by a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        mask = x > 0
        while x.sum() > 0:
            mask = mask * x  # expect: MSG312
            x = x - 1
        return mask


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
