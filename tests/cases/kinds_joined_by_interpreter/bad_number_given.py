"""An int or a float, that a function returns."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def scale(self, x):
        if x.mean() > 0.0:
            return 1
        return 0.5  # expect: MSG336

    def construct(self, x: Tensor):
        return x * self.scale(x)


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
