"""PyTorch's keyword, for a method of Tensors."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.squeeze(axis=0)  # expect: MSG802 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
