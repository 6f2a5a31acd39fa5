"""The branch that is left over raises."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.sum() > 1:
            y = x * 2
        else:
            raise ValueError("too small")  # expect: MSG306
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
