"""A loop."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for a, b in zip([1, 2], [3, 4], strict=True):  # expect: MSG625
            x = x + a * b
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
