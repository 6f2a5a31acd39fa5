"""Among Tensors."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = (None, x, None)
        return x * parts.count(None)  # expect: MSG684


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
