"""`assert` on a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        assert x.sum() > 1, "too small"  # expect: MSG306
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
