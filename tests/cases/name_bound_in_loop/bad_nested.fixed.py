"""The inner loop binds, the outer one reads; and a second loop reads what the first bound."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x
        z = None
        for i in range(2):
            for j in range(2):
                z = x * j
            y = y + z  # expect: MSG302 [safe]
        w = None
        for k in (1, 2):
            w = x * k
        for k in (1, 2):
            y = y + w  # expect: MSG302 [safe]
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
