"""A parameter that another layer takes as a number alone."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, dim=2):
        super().__init__()
        self.dense = nn.Dense(dim, dim)
        self.norm = nn.LayerNorm(dim)  # expect: MSG819

    def construct(self, x: Tensor):
        return self.norm(self.dense(x))


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
