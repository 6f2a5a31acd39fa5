"""The other Tensor by its name."""
# confidence: medium

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, y: Tensor):
        y = x.where(x > 1, y=y)  # expect: MSG686 [unsafe]
        return y, y[:, :1].expand_as(x=x)  # expect: MSG686 [unsafe]


def inputs():
    return Tensor(np.arange(24).reshape(2, 4, 3), ms.float32), Tensor(np.arange(24).reshape(2, 4, 3), ms.float32)
