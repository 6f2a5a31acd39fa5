"""A class with nothing of its own is derived from one that adds to a layer of MindSpore."""
import mindspore as ms
from mindspore import Tensor, nn


class Shifted(nn.Dense):
    def construct(self, x: Tensor):
        return super().construct(x) + 1  # expect: MSG543 [safe]


class Named(Shifted):
    pass


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = Named(2, 2, weight_init="ones", bias_init="zeros")

    def construct(self, x: Tensor):
        return self.layer(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
