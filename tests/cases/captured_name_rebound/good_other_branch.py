"""The name is bound anew in the branch without the call."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        factor = 2.0

        def scaled(t):
            return t * factor

        if x.sum() > 1:
            factor = 3.0
            x = x * factor
        else:
            x = scaled(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
