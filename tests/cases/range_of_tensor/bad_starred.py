"""Starred arguments."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        count = x.sum().astype(ms.int32)
        bounds = (0, count)
        for _ in range(*bounds):  # expect: MSG315
            x = x + 1
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
