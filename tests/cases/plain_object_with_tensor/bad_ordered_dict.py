"""An output class, as transformers have it: a dict with attributes."""
from collections import OrderedDict

import mindspore as ms
from mindspore import Tensor, nn


class Output(OrderedDict):
    def __getattr__(self, name):
        return self[name]


class Net(nn.Cell):
    def construct(self, x: Tensor):
        out = Output(sample=x * 2)  # expect: MSG516
        return out.sample + 1


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
