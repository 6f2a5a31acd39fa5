"""After `break` and `continue`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        for i in range(3):
            x = x + i
            break  # expect: MSG134 [safe]
        for i in range(3):
            x = x + i
            continue  # expect: MSG134 [safe]
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
