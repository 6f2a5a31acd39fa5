"""From the last to the first."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factors = [2, 3]

    def construct(self, x: Tensor):
        for factor in reversed(self.factors):  # expect: MSG633
            x = x * factor
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
