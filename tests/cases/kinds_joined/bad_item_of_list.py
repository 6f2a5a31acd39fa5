"""Lists of as many items, one of which is an int or a string."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = [x, 3] if x.mean() > 0.0 else [x, "a"]  # expect: MSG313
        return parts[0] * 2


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
