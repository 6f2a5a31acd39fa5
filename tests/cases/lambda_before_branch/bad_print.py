"""Any call that stands alone."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        print(x.shape)
        double = lambda t: t * 2  # expect: MSG353 [safe]
        for _ in range(2):
            x = double(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
