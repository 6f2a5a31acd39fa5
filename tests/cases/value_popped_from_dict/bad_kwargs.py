"""Of the keyword arguments."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, **kwargs):
        mask = kwargs.pop("mask")  # expect: MSG226 [safe]
        return x + mask


def kwargs():
    return {"mask": Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32)}


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
