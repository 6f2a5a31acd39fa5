"""Both branches of a Tensor condition are compiled."""
import mindspore as ms
from mindspore import Tensor, nn


class Scope:
    def __enter__(self):
        return 2

    def __exit__(self, *args):
        return None


class Net(nn.Cell):
    def construct(self, x):
        y = x
        if x.sum() > 100:
            with Scope() as k:  # expect: MSG105
                y = x * k
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
