"""Methods of PyTorch's Tensors."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x + 1
        return y  # expect: MSG804 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
