"""A method that the project calls sets what the parser asks for."""
import mindspore as ms
from mindspore import Tensor, nn


class Early(nn.Cell):
    def __init__(self):
        super().__init__()
        self.patience = 0

    def set_patience(self, patience):
        self.patience = patience

    def construct(self, x: Tensor):
        if self.patience == 0:
            return x
        y = ms.ops.zeros_like(x * 2)
        if x.mean() > 0:
            y = x * 2
        return y  # expect: MSG301 [unsafe]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.early = Early()
        self.early.set_patience(2)

    def construct(self, x: Tensor):
        return self.early(x)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
