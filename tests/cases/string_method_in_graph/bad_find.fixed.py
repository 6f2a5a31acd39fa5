"""A position."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.ops.constexpr
def _find(text):
    return text.find("fast")


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "train_fast"

    def construct(self, x: Tensor):
        return x * _find(self.mode)  # expect: MSG629 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
