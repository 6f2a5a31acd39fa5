"""`enumerate` that starts with a Tensor on `self`, by keyword."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = Tensor(3, ms.int32)

    def construct(self, x: Tensor):
        for i, weight in enumerate([1.0, 2.0], start=self.first):  # expect: MSG315
            x = x + i * weight
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
