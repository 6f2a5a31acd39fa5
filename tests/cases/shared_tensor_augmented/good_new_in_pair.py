"""Two Tensors that a method makes are two."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def pair(self, a):
        return a * 2, a + 1

    def construct(self, x):
        doubled, more = self.pair(x)
        doubled += more
        return doubled, more


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
