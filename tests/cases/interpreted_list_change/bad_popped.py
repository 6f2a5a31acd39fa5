"""An item is popped, and the list measured."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = [x.mean(), x.sum()].copy()  # expect: MSG225 [safe]
        parts.pop()  # expect: MSG232 [safe]
        return x * len(parts)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
