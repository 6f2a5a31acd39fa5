"""The name is bound to a new Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = Tensor(0.0)
        total = total + x.sum()
        return total


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
