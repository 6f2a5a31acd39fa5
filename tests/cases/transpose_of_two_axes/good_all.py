"""All axes, and `swapaxes`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.expand_dims(0).transpose(0, 2, 1).swapaxes(1, 2) * x.transpose((1, 0)).T


def inputs():
    return (Tensor([[1.0, -2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
