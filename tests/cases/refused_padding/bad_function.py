"""A convolution is given padding as PyTorch's takes it, and no mode."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor, weight: Tensor):
        return ops.conv2d(x, weight, padding=1)  # expect: MSG813 [unsafe]


def inputs():
    return Tensor([[[[1.0, 2.0], [3.0, 4.0]]]], ms.float32), Tensor([[[[1.0]]]], ms.float32)
