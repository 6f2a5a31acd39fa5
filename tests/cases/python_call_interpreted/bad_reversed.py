"""From the last to the first."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        factors = list(reversed((1, 2)))  # expect: MSG634
        return x * factors[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
