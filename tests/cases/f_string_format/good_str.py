"""`!s` is what it is anyway."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        return x * 2 if f"{5!s}" == "5" else x


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
