"""The object is a global name."""
import mindspore as ms
from mindspore import Tensor, nn


class Scope:
    def __enter__(self):
        return 2

    def __exit__(self, *args):
        return None


scope = Scope()


class Net(nn.Cell):
    def double(self, x):
        with scope:  # expect: MSG105
            y = x * 2
        return y

    def construct(self, x):
        return self.double(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
