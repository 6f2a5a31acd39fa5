"""The nested function is defined above the name that it reads."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        def scaled(y):
            return y * scale  # expect: MSG304

        scale = 2
        return scaled(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
