"""The size of a LayerNorm as a number."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm(2)  # expect: MSG819

    def construct(self, x: Tensor):
        return self.norm(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
