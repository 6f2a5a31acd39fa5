"""A string."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        mode = "a"
        if mode == "a":  # expect: MSG135 [unsafe]
            return x + 1
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
