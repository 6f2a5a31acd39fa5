"""Layers made with the arguments of PyTorch's."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 1, kernel_size=1, bias=False)  # expect: MSG802 [unsafe]
        self.act = nn.ReLU(inplace=True)  # expect: MSG802 [unsafe]

    def construct(self, x: Tensor):
        return self.act(self.conv(x))


def inputs():
    return (Tensor([[[[1.0, 2.0]]]], ms.float32),)
