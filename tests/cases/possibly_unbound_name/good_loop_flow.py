"""`continue`, `break` and `return` leave the other branch."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x
        for i in range(3):
            if i == 0:
                continue
            else:
                z = x * i
            if i == 2:
                break
            y = y + z
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
