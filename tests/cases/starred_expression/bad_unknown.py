"""A value of unknown kind: no fix."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def pick(self, x, flag=None):
        return ops.split(x, 1)

    def construct(self, x):
        return (*self.pick(x), x)[0]  # expect: MSG131


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
