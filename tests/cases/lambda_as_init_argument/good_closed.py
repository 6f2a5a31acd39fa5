"""A bracket that closes on the next line."""
import mindspore as ms
from mindspore import Tensor, nn


class Inner(nn.Cell):
    def __init__(self, act):
        super().__init__()
        self.act = act

    def construct(self, x):
        return self.act(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.inner = Inner(
            (lambda a: a + 1
            )
        )

    def construct(self, x):
        return self.inner(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
