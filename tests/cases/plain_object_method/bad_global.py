"""Of an object of the module, in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Scale:
    def apply(self, x):
        return x * 2


SCALE = Scale()


class Net(nn.Cell):
    def double(self, x):
        return SCALE.apply(x)  # expect: MSG531

    def construct(self, x: Tensor):
        return self.double(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
