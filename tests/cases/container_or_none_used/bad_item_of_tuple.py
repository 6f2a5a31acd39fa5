"""An item of a tuple is None or a dict, and its values are asked for."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def split(self, x: Tensor):
        if x.mean() > 100.0:
            return x, None
        return x, {"scale": x}  # expect: MSG357

    def construct(self, x: Tensor):
        first, info = self.split(x)
        return first * info["scale"]


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
