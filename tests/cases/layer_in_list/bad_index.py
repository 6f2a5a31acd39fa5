"""Taken from a dict, in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.heads = {"main": nn.Dense(3, 3, weight_init="ones", bias_init="zeros")}

    def head(self, x):
        return self.heads["main"](x)  # expect: MSG520

    def construct(self, x: Tensor):
        return self.head(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
