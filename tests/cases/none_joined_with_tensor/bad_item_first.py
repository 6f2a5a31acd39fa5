"""An item that is None where the condition holds, or a Tensor."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def split(self, x: Tensor):
        if x.mean() > 100.0:
            return x, None
        return x, x  # expect: MSG403

    def construct(self, x: Tensor):
        first, _ = self.split(x)
        return first * 2


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
