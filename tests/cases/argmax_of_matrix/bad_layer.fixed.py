"""What a layer gives."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 1, 2, weight_init="ones")

    def construct(self, x: Tensor):
        return self.conv(x).reshape(-1).argmax()  # expect: MSG843 [safe]


def inputs():
    return (Tensor([[[[1.0, 5.0], [7.0, 2.0]]]], ms.float32),)
