"""A size of zeros."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        count = 1
        for _ in reversed([x, x + 1]):  # expect: MSG668
            count += 1
        return ops.zeros((count, 2), ms.float32) + x  # expect: MSG361


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
