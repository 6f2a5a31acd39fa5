"""Functions and methods as they are, constants, layers, and the items alone."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def doubled(x):
    return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = nn.ReLU()
        self.scale = 3

    def scaled(self, x):
        return x * self.scale

    def construct(self, x: Tensor):
        factor = 2
        a, b = map(doubled, (x, x))
        c, d = map(self.scaled, (x, x))
        e, f = map(lambda t: t.reshape(-1) * factor, (x, x))

        def halved(t: Tensor) -> Tensor:
            return t / factor

        i, j = map(halved, (x, x))
        g, h = map(lambda t: t * self.scale, (x, x))
        return a + b + c + d + g + h + i + j + (e + f).sum()


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
