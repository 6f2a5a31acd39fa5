"""The first part in place of all."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.kept = None

    def construct(self, x):
        self.kept = (x * 2, x)  # expect: MSG201 [unsafe]
        both = self.kept[0]
        return ops.unbind(both, 0)  # expect: MSG749


def inputs():
    return (Tensor([[1.0, 2.0], [4.0, 3.0]], ms.float32),)
