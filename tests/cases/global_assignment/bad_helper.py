"""In a function that `construct` calls."""
import mindspore as ms
from mindspore import Tensor, nn


COUNT = 1


def count():
    global COUNT
    COUNT += 1  # expect: MSG705


class Net(nn.Cell):
    def construct(self, x):
        count()
        return x + COUNT


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
