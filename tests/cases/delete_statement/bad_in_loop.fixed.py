"""In a loop, a second turn would find the name deleted, unless each turn binds it anew."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, mask):
        for i in range(1):
            x = x * mask + i
            # expect: MSG101 [unsafe]
            y = x
            # expect: MSG101 [safe]
        return x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor([3.0, 4.0], ms.float32)
