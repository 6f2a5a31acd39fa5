"""`enumerate` of a string."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.ops.constexpr
def _characters(text):
    return tuple(text)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.pattern = "ab"

    def construct(self, x):
        for index, letter in enumerate(_characters(self.pattern)):  # expect: MSG663 [safe]
            x = x + index
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
