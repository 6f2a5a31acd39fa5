"""What a helper returns: two Tensors, or one and None."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def split(self, x: Tensor):
        if x.mean() > 100.0:
            return x, x
        return x, None  # expect: MSG313

    def construct(self, x: Tensor):
        first, _ = self.split(x)
        return first * 2


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
