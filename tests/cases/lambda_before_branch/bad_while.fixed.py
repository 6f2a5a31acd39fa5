"""A loop after it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        self.count(x)
        def double(t):
            return t * 2  # expect: MSG353 [safe]
        while x.sum() < 10:
            x = double(x)
        return x

    def count(self, x):
        if x.shape[0] != 2:
            raise ValueError("two numbers are needed")


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
