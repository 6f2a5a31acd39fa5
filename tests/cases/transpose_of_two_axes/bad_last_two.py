"""The last two axes of what a layer gives: nothing shows how many there are."""
# confidence: medium
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm((4,))

    def construct(self, x: Tensor, y: Tensor):
        x = self.norm(x)
        return ops.matmul(y, x.transpose(-1, -2))  # expect: MSG655 [unsafe]


def inputs():
    return Tensor(np.ones((2, 3, 4)), ms.float32), Tensor(np.ones((2, 3, 4)), ms.float32)
