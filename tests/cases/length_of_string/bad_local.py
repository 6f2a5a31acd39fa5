"""A local name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        mode = "abc"
        for _ in range(len(mode)):  # expect: MSG620 [safe]
            x = x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
