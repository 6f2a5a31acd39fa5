"""A complex literal in a comparison."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, k=2):
        if k == 2j:  # expect: MSG124
            return x * 2
        return x + 1


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
