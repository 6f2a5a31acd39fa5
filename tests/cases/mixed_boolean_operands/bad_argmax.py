"""A position, in a condition of three."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.max() > 1 or x.min() > 2 or x.argmax():  # expect: MSG311
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
