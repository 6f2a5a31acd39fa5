"""The items are counted."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        new = [x, x * 2].copy()  # expect: MSG225 [safe]
        parts = []
        parts.extend(new)  # expect: MSG758
        return x * len(parts)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
