"""A loop whose length is known only at run time: no `None` there."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        while x.sum() < 100:
            y = x * 2
            x = x + y
        return y  # expect: MSG302


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
