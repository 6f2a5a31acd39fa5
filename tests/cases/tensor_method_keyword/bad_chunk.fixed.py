"""PyTorch's name for the axis chooses an overload that has no kernel on a CPU."""
# confidence: medium

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        x, gate = x.chunk(2, axis=1)  # expect: MSG686 [unsafe]
        return x * gate


def inputs():
    return (Tensor(np.arange(24).reshape(2, 4, 3), ms.float32),)
