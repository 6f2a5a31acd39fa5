"""Bare texts stand beside the check and the assignment."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.last = Parameter(Tensor([0.0, 0.0], ms.float32), requires_grad=False)

    def keep(self, x):
        "text"
        assert x.shape[0] == 2
        "text"
        self.last[0] = self.last[0] + 1  # expect: MSG236 [safe]
        return True

    def construct(self, x: Tensor):
        self.keep(x)
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
