"""Methods of an object on `self`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Scale:
    def __init__(self, factor):
        self.factor = factor

    def apply(self, x):
        return x * self.factor

    def relu(self, x):
        return ops.relu(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Scale(3)

    def construct(self, x: Tensor):
        return self.scale.apply(x), self.scale.relu(x)  # expect: MSG531, MSG531


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
