"""Keywords from a dict with a Tensor."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        parts = {"a": x.sum(), "b": 2}
        print("{a} {b}".format(**parts))  # expect: MSG691
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
