"""A keyword that is not meant for this function."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, factor, **options):
    options.pop("verbose", None)  # expect: MSG262
    return x * factor


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return scaled(x, factor=2.0, verbose=True)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
