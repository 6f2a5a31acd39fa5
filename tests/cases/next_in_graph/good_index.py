"""Items by index."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        numbers = [1, 2]
        return x * numbers[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
