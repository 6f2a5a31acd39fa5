"""Sizes and gradients as PyTorch's Tensors tell of them."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows, columns = x.shape  # expect: MSG804 [unsafe]
        y = (x * 2).shape[-1]  # expect: MSG804 [unsafe]
        return ms.ops.stop_gradient(x * rows + y) * columns  # expect: MSG804 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
