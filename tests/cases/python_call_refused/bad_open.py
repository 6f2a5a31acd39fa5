"""A file."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        file = open("/dev/null", "w")  # expect: MSG633
        file.close()
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
