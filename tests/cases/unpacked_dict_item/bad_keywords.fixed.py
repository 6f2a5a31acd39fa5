"""The dict becomes keywords."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def shifted(self, x, first, second):
        return x + first * second

    def construct(self, x: Tensor):
        parts = {"first": x * 2}
        both = {}
        both.update(parts)
        both["second"] = x  # expect: MSG137 [safe]
        return self.shifted(x, **both)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
