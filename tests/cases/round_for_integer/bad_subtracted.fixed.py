"""Under a name, and on the left."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        steps = int(round(2.6))  # expect: MSG630 [safe]
        return steps - x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
