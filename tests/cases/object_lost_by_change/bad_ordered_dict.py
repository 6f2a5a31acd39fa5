"""A dict that only the interpreter can make is updated and read."""
from collections import OrderedDict

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        outputs = OrderedDict(first=x)  # expect: MSG516
        outputs.update({"second": x * 2})  # expect: MSG683
        return outputs["second"] + outputs["first"]


def inputs():
    return (Tensor(np.arange(8).reshape(2, 4), ms.float32),)
