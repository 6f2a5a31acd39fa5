"""After a branch with `return` and one with `raise`, in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def doubled(self, x):
        if x.ndim == 1:
            return x * 2
        else:
            raise ValueError("bad")
        return x  # expect: MSG134 [safe]

    def construct(self, x):
        return self.doubled(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
