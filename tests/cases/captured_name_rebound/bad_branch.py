"""A Tensor decides whether the name is bound anew."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        def shifted(t):
            return t + x

        if x.sum() > 1:
            x = x * 2  # expect: MSG307 [safe]
        return shifted(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
