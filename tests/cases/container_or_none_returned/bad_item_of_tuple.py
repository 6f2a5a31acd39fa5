"""An item of what a helper gives is None or a tuple, and the network returns it."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def split(self, x: Tensor):
        if x.mean() > 100.0:
            return x, None
        return x, (x, x)  # expect: MSG358

    def construct(self, x: Tensor):
        first, more = self.split(x)
        return first * 2, more


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
