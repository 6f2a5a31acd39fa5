"""The attribute `data`, as PyTorch's code assigns it."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mean = Parameter(Tensor([0.0, 0.0]), name="mean", requires_grad=False)

    def construct(self, x: Tensor):
        self.mean.data = x * 2  # expect: MSG604 [unsafe]
        return x + self.mean


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
