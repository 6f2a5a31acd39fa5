"""Keys that the compiler knows on each way, and dicts without keys."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if x.sum() > 0:
            key = 1
        else:
            key = 2
        y = x if x.shape[0] in {3: 1} else x * 2
        z = x if int(x[0]) in {} else x * 2
        return y + z if key in {1: 2} else x * 2


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
