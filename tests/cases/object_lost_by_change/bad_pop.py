"""The `pop` of a list gives a pair."""
import mindspore as ms
from mindspore import Tensor, nn


class Scale(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = 2

    def pop(self, x):
        return x * self.factor


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Scale()

    def construct(self, x):
        scale = self.scale
        y = scale.pop(x)  # expect: MSG683
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
