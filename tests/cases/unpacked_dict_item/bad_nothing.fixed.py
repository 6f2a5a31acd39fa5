"""A dict without items is a part, too."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {}
        both = {}
        both.update(parts)
        both["first"] = x  # expect: MSG137 [safe]
        return x + both["first"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
