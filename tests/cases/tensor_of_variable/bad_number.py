"""A number that the run computes, in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def total(self, x):
        return Tensor(int(x.sum()))  # expect: MSG526

    def construct(self, x: Tensor):
        return self.total(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
