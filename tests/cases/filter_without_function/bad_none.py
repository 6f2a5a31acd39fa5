"""None instead of a function."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        return x * list(filter(None, [0, 2, 3]))[0]  # expect: MSG332


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
