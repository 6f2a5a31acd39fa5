"""A global list, in a function that `construct` calls."""
import mindspore as ms
from mindspore import Tensor, nn


SEEN = [1]


def note(x):
    SEEN.insert(0, 2)  # expect: MSG715
    return x


class Net(nn.Cell):
    def construct(self, x):
        return note(x) * 2


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
