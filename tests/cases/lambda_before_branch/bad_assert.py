"""An assertion after it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        print(x.shape)
        double = lambda t: t * 2  # expect: MSG353 [safe]
        assert x.shape[0] == 2
        return double(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
