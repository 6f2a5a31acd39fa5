"""A set comprehension."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        sizes = {i for i in range(2)}  # expect: MSG106
        return x + len(sizes)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
