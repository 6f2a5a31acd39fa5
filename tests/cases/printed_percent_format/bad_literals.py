"""Literals."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        print("layer %d of %d" % (1, 2), "with %s" % "bias")  # expect: MSG661, MSG661
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
