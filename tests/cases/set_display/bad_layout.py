"""Several lines, comments, a trailing comma."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.shape[0] in {  # expect: MSG106 [safe]
            2,  # two
            3,
        }:
            x = x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
