"""A number of digits."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        name = f"{3.14159:.2f}"  # expect: MSG708
        return x * 2 if name == "3.14" else x


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
