"""After one turn of the loop."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        while x.sum() < 10:
            print(x.shape)
            double = lambda t: t * 20  # expect: MSG355 [safe]
            x = double(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
