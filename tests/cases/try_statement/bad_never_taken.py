"""A branch that is never taken is parsed all the same."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.ndim > 3:
            try:  # expect: MSG102 [unsafe]
                x = x + 1
            except ValueError:
                x = x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
