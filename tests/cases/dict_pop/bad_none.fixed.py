"""The value is None."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        options = {"bias": x + 1, "mask": None}
        mask = options["mask"]  # expect: MSG227 [safe]
        return x if mask is None else x * 2


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
