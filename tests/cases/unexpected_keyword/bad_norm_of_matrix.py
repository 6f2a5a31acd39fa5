"""Without a dimension, PyTorch's norm is that of one long vector."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x / x.norm(p=2)  # expect: MSG802


def inputs():
    return (Tensor([[3.0, 4.0]], ms.float32),)
