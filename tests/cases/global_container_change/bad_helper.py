"""In a function that `construct` calls."""
import mindspore as ms
from mindspore import Tensor, nn


SEEN = [1]


def count(x):
    SEEN.append(2)  # expect: MSG706
    return x * len(SEEN)


class Net(nn.Cell):
    def construct(self, x):
        return count(x) + 1


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
