"""A list that a loop over such a value appends to."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return self.doubled([x, x * 2], x)

    def doubled(self, given, x):
        parts = []
        for part in list(given):  # expect: MSG225 [safe]
            parts.append(part * 2)  # expect: MSG745 [safe]
        for part in parts:
            x = x + part
        return x


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]], ms.float32),)
