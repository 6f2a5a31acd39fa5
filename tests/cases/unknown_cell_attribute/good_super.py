"""A class that is put between, and what bases have."""
import mindspore as ms
from mindspore import Tensor, nn


class Doubling(nn.Cell):
    def construct(self, x):
        return super().scaled(x) * 2


class Scaling(nn.Cell):
    def scaled(self, x):
        return x * 3


class Net(Doubling, Scaling):
    def __init__(self):
        super().__init__()
        super().set_train(False)

    def construct(self, x: Tensor):
        return super().scaled(x) + super().construct(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
