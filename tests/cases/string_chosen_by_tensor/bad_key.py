"""It is a key."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factors = {"double": 2.0, "plain": 1.0}

    def construct(self, x: Tensor, b: Tensor):
        mode = "double" if b > 1 else "plain"
        return x * self.factors[mode]  # expect: MSG321


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
