"""A Parameter is changed in place."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.average = Parameter(Tensor([1.0, 2.0]), name="average", requires_grad=False)

    def construct(self, x: Tensor):
        self.average.mul_(0.5)  # expect: MSG752
        return x + self.average


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
