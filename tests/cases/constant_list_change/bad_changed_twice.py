"""A list made of the shape is changed twice."""
import mindspore as ms
from mindspore import Tensor, nn


CALLS = 3


class Net(nn.Cell):
    def construct(self, x):
        sizes = list(x.shape)
        sizes.insert(0, 1)
        sizes.extend([1])  # expect: MSG713 [safe]
        return x, sizes


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
