"""`enumerate` that starts with a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, start: Tensor):
        for i, weight in enumerate([1.0, 2.0], start[0]):  # expect: MSG315
            x = x + i * weight
        return x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor([3, 4], ms.int32)
