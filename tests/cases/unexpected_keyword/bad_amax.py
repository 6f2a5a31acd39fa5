"""`amin` and `amax` by `dim`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.amax(dim=0) - x.amin(dim=0)  # expect: MSG802 [unsafe], MSG802 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
