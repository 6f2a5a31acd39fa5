"""What layers have, and what the code gives them."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(2)
        self.dense = nn.Dense(2, 2)
        self.dense.width = 2
        self.start = self.norm.gamma
        self.mean = getattr(self.norm, "running_mean", None)

    def construct(self, x: Tensor):
        return self.dense(self.norm(x)) + self.dense.width


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
