"""The second and the last of however many axes."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.transpose(1, -1)  # expect: MSG655 [safe]


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
