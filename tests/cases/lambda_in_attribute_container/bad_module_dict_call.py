"""`dict(…)` at module level, in a helper."""
import mindspore as ms
from mindspore import Tensor, nn

ACTIVATIONS = dict(shift=lambda t: t + 1, double=lambda t: t * 2)


def activate(x, name):
    return ACTIVATIONS[name](x)  # expect: MSG126


class Net(nn.Cell):
    def construct(self, x):
        return activate(x, "double")


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
