"""A `jit_class`, and a method of the Cell."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.jit_class
class Scale:
    def apply(self, x):
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Scale()

    def triple(self, x):
        return x * 3

    def construct(self, x: Tensor):
        return self.scale.apply(x), self.triple(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
