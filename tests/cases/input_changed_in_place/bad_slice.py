"""A slice of the input, and an augmented assignment."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        x[1:] = 0  # expect: MSG703 [unsafe]
        x[0] += 9  # expect: MSG703 [unsafe]
        return x.mean()


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
