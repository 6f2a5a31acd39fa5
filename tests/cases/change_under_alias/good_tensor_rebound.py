"""The name is bound to another Tensor before the change."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 1
        outs = [y]
        y = y + 1
        y[0] = 5.0
        return outs[0] + y


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
