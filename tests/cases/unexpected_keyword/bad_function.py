"""`dim` of PyTorch."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ops.concat((x, x), dim=0)  # expect: MSG802 [safe]


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
