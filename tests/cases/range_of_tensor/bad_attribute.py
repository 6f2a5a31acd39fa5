"""A Tensor on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.count = Tensor(3, ms.int32)

    def construct(self, x: Tensor):
        for i in range(self.count):  # expect: MSG315 [safe]
            x = x + i
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
