"""Arrays made in `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.bias = Tensor(Tensor([1.0, 2.0], ms.float32).asnumpy() * 2)

    def construct(self, x: Tensor):
        return x + self.bias


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
