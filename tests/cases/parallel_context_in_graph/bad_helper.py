"""The parameter server, in a helper method."""
from mindspore import context
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def prepare(self):
        context.reset_ps_context()  # expect: MSG637

    def construct(self, x: Tensor):
        self.prepare()
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
