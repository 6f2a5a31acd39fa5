"""A list made of a tuple is changed once."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        shape = list(x.shape)
        shape.extend([1])
        for i in range(shape[0]):
            x = x + i
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
