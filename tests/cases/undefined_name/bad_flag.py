"""An argument keeps Python from it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, mode=1):
        if mode == 3:
            x = mint.add(x, x)  # expect: MSG320
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
