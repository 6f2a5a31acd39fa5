"""PyTorch's names: nothing says whether to divide by n or by n - 1."""
# confidence: medium

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.std(-1, keepdim=True), x.std(dim=1)  # expect: MSG686, MSG686


def inputs():
    return (Tensor(np.arange(24).reshape(2, 4, 3), ms.float32),)
