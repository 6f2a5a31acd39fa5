"""PyTorch's methods that change the Tensor in place."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 2
        y.clip_(min=0.0, max=3.0)  # expect: MSG804 [unsafe]
        y.triu_(1)  # expect: MSG804 [unsafe]
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
