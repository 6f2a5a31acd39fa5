"""`construct` may be called by its name, and other Cells by theirs."""
import mindspore as ms
from mindspore import Tensor, nn


class Inner(nn.Cell):
    def construct(self, x):
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.inner = Inner()

    def construct(self, x):
        return self.inner(x) + 1

    @ms.jit
    def predict(self, x):
        return self.construct(x)


def run():
    return Net().predict(Tensor([0.0, 1.0, 2.0, 3.0], ms.float32))
