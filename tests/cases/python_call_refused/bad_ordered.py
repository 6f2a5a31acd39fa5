"""An ordered dictionary."""
from collections import OrderedDict

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        outputs = OrderedDict()  # expect: MSG633
        outputs["x"] = x
        return outputs["x"] * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
