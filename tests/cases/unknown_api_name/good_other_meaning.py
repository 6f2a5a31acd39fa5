"""The names of MindSpore's modules mean something else here."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Operators:
    def cat2(self, x):
        return x


def through(x, ops):
    return ops.cat2(x)


RESULTS = [nn.nothing for nn in ()]


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ops.relu(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
