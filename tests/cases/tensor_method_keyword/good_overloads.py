"""PyTorch's names where there is a kernel, MindSpore's names, and arguments by their place."""
# confidence: medium

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y, _ = x.max(dim=1, keepdim=True)
        y = y + x.sum(dim=1, keepdim=True) + x.mean(dim=1, keepdim=True)
        a, b = x.chunk(2, 1)
        c, d = x.chunk(2, axis=1)
        return y, a, b, c, d, x.std(axis=1), x.std(1), x.argmin(1), x.cumsum(1), x.split(2, 1)


def inputs():
    return (Tensor(np.arange(24).reshape(2, 4, 3), ms.float32),)
