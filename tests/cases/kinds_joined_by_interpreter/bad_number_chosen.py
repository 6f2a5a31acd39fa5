"""An int or a float, that an expression chooses."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        scale = 1 if x.mean() > 0.0 else 0.5  # expect: MSG336
        return x * scale


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
