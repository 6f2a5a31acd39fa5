"""`else` of a `for` without `break`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        for i in range(3):  # expect: MSG110 [safe]
            x = x + i
        else:
            x = x * 2
            # and one more
            x = x + 1
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
