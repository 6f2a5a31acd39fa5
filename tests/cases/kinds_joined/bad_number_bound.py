"""An int or a float, beside a Tensor in what is returned."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        scale = 1
        if x.mean() > 0.0:
            scale = 0.5
        return x, scale  # expect: MSG313


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
