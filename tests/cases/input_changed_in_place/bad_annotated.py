"""The annotation says that it is a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        x[0] = 9  # expect: MSG703 [unsafe]
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
