"""A function of PyTorch."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ops.from_numpy(x)  # expect: MSG801


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
