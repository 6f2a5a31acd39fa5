"""The default is a size of the argument."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        size = x.shape[0]

        def scaled(y, by=size):  # expect: MSG413
            return y * by

        return scaled(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
