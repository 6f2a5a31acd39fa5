"""`else` of a loop that a `break` may leave."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        found = 0
        for i in range(3):  # expect: MSG110
            if i == 5:
                found = i
                break
        else:
            found = -1
        return x + found


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
