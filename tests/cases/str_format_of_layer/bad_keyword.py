"""A layer by keyword."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = nn.ReLU()

    def construct(self, x):
        text = "layer {a}".format(a=self.act)  # expect: MSG692
        print(text)
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
