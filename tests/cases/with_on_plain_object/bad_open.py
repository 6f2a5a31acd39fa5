"""A file."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        with open("/dev/null", "w") as file:  # expect: MSG105
            file.write("x")
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
