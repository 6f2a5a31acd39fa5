"""The local names, in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def inspect(self):
        names = vars()  # expect: MSG636

    def construct(self, x: Tensor):
        self.inspect()
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
