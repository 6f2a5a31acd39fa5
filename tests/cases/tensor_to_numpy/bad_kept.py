"""A Tensor on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.t = Tensor([1.0, 2.0], ms.float32)

    def construct(self, x: Tensor):
        return x, self.t.asnumpy()  # expect: MSG601


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
