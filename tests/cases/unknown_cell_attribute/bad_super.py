"""PyTorch's name of the method that a base does have."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.ReLU):
    def construct(self, x: Tensor):
        return super().forward(x)  # expect: MSG805


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
