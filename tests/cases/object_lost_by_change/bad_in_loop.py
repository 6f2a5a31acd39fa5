"""The next time around it is lost."""
import mindspore as ms
from mindspore import Tensor, nn


class Scale(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = 2

    def append(self, x):
        return x * self.factor


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Scale()

    def construct(self, x):
        scale = self.scale
        for i in range(2):
            x = x * scale.factor * i
            scale.append(x)  # expect: MSG683 [safe]
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
