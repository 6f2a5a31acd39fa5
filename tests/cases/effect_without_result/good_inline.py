"""The same in the function that goes on."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.last = Parameter(Tensor([0.0, 0.0], ms.float32), requires_grad=False)

    def keep(self, x):
        return x + 1

    def construct(self, x: Tensor):
        if x.sum() > 0:
            self.last += 1
        return self.keep(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
