"""A number, assigned."""
import mindspore as ms
from mindspore import Tensor, nn


COUNT = 1


class Net(nn.Cell):
    def construct(self, x):
        global COUNT
        COUNT = COUNT + 1  # expect: MSG705
        return x + COUNT


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
