"""A condition."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return [v for v in [each.item() for each in x[0]] if v is not None]  # expect: MSG624 [unsafe], MSG747 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]], ms.float32),)
