"""A function nested in graph code changes a list of the module."""

import mindspore as ms
from mindspore import Tensor, nn

calls = []


class Net(nn.Cell):
    def construct(self, x):
        def scaled(y):
            calls.append(1)  # expect: MSG706
            return y * 2

        return scaled(x) * len(calls)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
