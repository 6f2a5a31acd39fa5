"""Generator expressions compile."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        return x + sum(i for i in range(3))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
