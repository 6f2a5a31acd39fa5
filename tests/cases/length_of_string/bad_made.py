"""Of what builtins make."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * len(bin(5)) + len(repr(3))  # expect: MSG620, MSG620


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
