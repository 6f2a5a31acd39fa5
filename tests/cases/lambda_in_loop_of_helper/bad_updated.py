"""In a method whose result the caller updates."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def repeat(self, x):
        for _ in range(2):
            add = lambda y: y + 1  # expect: MSG326
            x = add(x)
        return x

    def construct(self, x: Tensor):
        y = self.repeat(x)
        y **= 2
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
