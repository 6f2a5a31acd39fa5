"""Axes, in a method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def axes(self):
        axes = [1, 0]
        axes.sort()  # expect: MSG223
        return tuple(axes)

    def construct(self, x):
        return x.transpose(self.axes())


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
