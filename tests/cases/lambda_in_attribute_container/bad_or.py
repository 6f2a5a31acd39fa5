"""Behind `or`, in a network made of another one."""
import mindspore as ms
from mindspore import Tensor, nn


class Inner(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = None or (lambda a: a + 1)

    def construct(self, x):
        return apply(self.act, x)  # expect: MSG126


def apply(act, x):
    return act(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.inner = Inner()

    def construct(self, x):
        return self.inner(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
