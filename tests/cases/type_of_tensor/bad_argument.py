"""An argument of which nothing is known is asked whether it is a Tensor."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if type(x) == Tensor:  # expect: MSG614
            return x
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
