"""PyTorch takes the padding in fifth place."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = nn.Conv2d(1, 2, 3, 1, pad_mode="pad", padding=(1))  # expect: MSG813 [unsafe]

    def construct(self, x: Tensor):
        return self.layer(x)


def inputs():
    return (Tensor([[[[1.0, -2.0, 3.0], [4.0, 5.0, 6.0], [0.0, 1.0, 2.0]]]], ms.float32),)
