"""Types joined by a bar."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 2

    def construct(self, x: Tensor):
        return x * self.scale if isinstance(self.scale, (int, float)) else x  # expect: MSG697 [safe]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
