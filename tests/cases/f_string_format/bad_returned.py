"""In a function, returned."""
import mindspore as ms
from mindspore import Tensor, nn


def pad(size):
    return f"{size:>4}"  # expect: MSG708


class Net(nn.Cell):
    def construct(self, x):
        return pad(x.shape[0])


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
