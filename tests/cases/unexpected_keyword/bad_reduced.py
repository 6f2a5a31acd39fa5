"""The order of the norm of vectors, and what is kept, by PyTorch's names."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x / x.norm(p=2, dim=-1, keepdim=True)  # expect: MSG802 [unsafe]


def inputs():
    return (Tensor([[3.0, 4.0]], ms.float32),)
