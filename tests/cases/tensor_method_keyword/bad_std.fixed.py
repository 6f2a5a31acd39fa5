"""PyTorch's names, `correction` too, which MindSpore calls `ddof`."""
# confidence: medium

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.std(axis=(1, 2), ddof=0), x.std(-1, ddof=1, keepdims=True)  # expect: MSG686 [unsafe], MSG686 [unsafe]


def inputs():
    return (Tensor(np.arange(24).reshape(2, 4, 3), ms.float32),)
