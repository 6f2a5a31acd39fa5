"""In a lambda that is called by name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rounded = lambda v: v > 1 if v.sum() > 1 else v.astype(ms.int32)  # expect: MSG312
        return rounded(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
