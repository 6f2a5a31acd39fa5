"""Inside a loop: the first pass decides."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x
        for i in range(3):
            if i < 5:
                z = x * i
            y = y + z  # expect: MSG301 [unsafe]
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
