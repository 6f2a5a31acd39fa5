"""PyNative raises too."""
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        raise ValueError(f"no {x.ndim}")


def inputs():
    return (Tensor([1.0, 2.0]),)
