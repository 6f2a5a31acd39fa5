"""PyTorch's `new`, with sizes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x.new_zeros((2, 3))  # expect: MSG804 [unsafe]
        z = x.new_zeros((x.shape[0] * 2,))  # expect: MSG804 [unsafe]
        u = x.new_zeros(x.shape)  # expect: MSG804 [unsafe]
        return y + 1, z + 1, u + x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
