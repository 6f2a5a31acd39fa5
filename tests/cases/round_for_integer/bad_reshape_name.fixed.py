"""A shape under a name, in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def flat(self, x):
        size = int(round(6 / 2))  # expect: MSG630 [safe]
        return x.reshape(2, size)

    def construct(self, x: Tensor):
        return self.flat(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
