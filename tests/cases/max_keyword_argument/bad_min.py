"""`min`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * min((1, 2), key=abs)  # expect: MSG617


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
