"""STRICT turns a dict in the result into a tuple; LAX does not."""
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        return {"x": x}


def inputs():
    return (Tensor([1.0, 2.0]),)
