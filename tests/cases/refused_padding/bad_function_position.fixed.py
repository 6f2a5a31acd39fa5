"""Where `pad_mode` stands in MindSpore, padding stands in PyTorch."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor, weight: Tensor):
        return ops.conv2d(x, weight, None, 1, pad_mode="pad", padding=1)  # expect: MSG813 [unsafe]


def inputs():
    return Tensor([[[[1.0, 2.0], [3.0, 4.0]]]], ms.float32), Tensor([[[[1.0]]]], ms.float32)
