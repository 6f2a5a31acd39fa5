"""A sum that starts in float16 and goes on in float32."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        total = x.astype(ms.float16)
        step = x.astype(ms.float32)
        while b > 0:
            total = total + step  # expect: MSG312
            b = b - 1
        return total


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
