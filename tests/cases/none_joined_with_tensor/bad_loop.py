"""In a loop that is unrolled."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = None
        for i in range(2):
            if x.sum() > 1:
                y = x * i
        return y  # expect: MSG403


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
