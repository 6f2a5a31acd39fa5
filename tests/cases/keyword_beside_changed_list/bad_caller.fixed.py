"""The network around has the keyword argument."""
import mindspore as ms
from mindspore import Tensor, nn


class Inner(nn.Cell):
    def construct(self, x):
        sizes = [2]
        sizes += [3]  # expect: MSG251 [safe]
        return x.reshape(sizes)


class Scale(nn.Cell):
    def construct(self, x, by=1):
        return x * by


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.inner = Inner()
        self.scale = Scale()

    def construct(self, x: Tensor):
        return self.scale(self.inner(x), by=x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
