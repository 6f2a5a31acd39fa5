"""A loop that a Tensor ends."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        parts = []
        while b > 0:
            parts.append(x * b)
            b = b - 1
        return ops.stack(parts)  # expect: MSG324


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
