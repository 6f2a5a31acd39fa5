"""The length after `remove`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        shape = list(x.shape)
        shape.remove(2)  # expect: MSG223
        return x * len(shape)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
