"""The number of steps."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for _ in range(int(round(x.shape[0] * 1.5))):  # expect: MSG630 [safe]
            x = x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
