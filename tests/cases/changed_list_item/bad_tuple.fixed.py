"""An item is a place in a tuple."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        places = [1, 0]
        places += [1]
        return x * (2, 3)[places[0]]  # expect: MSG250 [safe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
