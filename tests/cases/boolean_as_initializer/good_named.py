"""The bias by name, and what does make weights."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.Dense(2, 2, has_bias=False)
        self.second = nn.Dense(2, 2, "ones")
        self.third = nn.Dense(2, 2, "ones", "zeros", False)

    def construct(self, x: Tensor):
        return self.third(self.second(self.first(x)))


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
