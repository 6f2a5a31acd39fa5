"""Under a name."""
import mindspore as ms
from mindspore import Tensor, nn

FACTOR = 3


class Net(nn.Cell):
    def construct(self, x: Tensor):
        names = globals()  # expect: MSG632
        return x * names["FACTOR"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
