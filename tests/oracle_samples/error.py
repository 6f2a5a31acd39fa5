"""`del` does not compile."""
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x + 1
        del y
        return x


def inputs():
    return (Tensor([1.0, 2.0]),)
