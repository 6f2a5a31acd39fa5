"""After `raise`, in a branch."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.ndim == 2:
            raise ValueError("bad")  # expect: MSG134 [safe]
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
