"""The first two axes, and the last two in their order: nothing shows how many there are."""
# confidence: medium

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm((4,))

    def construct(self, x: Tensor, mask: Tensor):
        x = self.norm(x).swapaxes(0, 1)  # expect: MSG655 [unsafe]
        return x + mask.swapaxes(-2, -1)  # expect: MSG655 [unsafe]


def inputs():
    return Tensor(np.ones((2, 3, 4)), ms.float32), Tensor(np.ones((3, 4, 2)), ms.float32)
