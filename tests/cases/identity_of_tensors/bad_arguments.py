"""Two arguments of which nothing is known: what is compared with each other is no choice."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, y):
        if x is y:  # expect: MSG318
            return x
        return x + 1


def inputs():
    return (Tensor([1.0, 2.0], ms.float32), Tensor([1.0, 2.0], ms.float32))
