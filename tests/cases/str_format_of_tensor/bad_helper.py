"""In a helper function, with the text at module level."""

import mindspore as ms
from mindspore import Tensor, nn, ops


TEXT = "loss {}"


def report(loss):
    print(TEXT.format(loss))  # expect: MSG690


class Net(nn.Cell):
    def construct(self, x):
        report(ops.relu(x))
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
