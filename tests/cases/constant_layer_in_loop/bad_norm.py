"""A loop creates layers with constant weights."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for _ in range(2):
            norm = nn.LayerNorm((2,))  # expect: MSG554
            x = norm(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
