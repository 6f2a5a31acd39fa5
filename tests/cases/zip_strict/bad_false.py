"""Not strict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = [a * b for a, b in zip((1, 2), (3, 4), strict=False)]  # expect: MSG625
        return x * y[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
