"""Keyword arguments that are passed on."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, **kwargs):
    return x * kwargs["scale"]


class Net(nn.Cell):
    def construct(self, x, **kwargs):
        rest = {}
        for key, value in kwargs.items():
            if key != "mask":
                rest[key] = value
        kwargs = rest  # expect: MSG227 [unsafe]
        return scaled(x, **kwargs)


def kwargs():
    return {"scale": 2}


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
