"""Numbers of one kind, and one of two kinds that a statement binds."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        scale = 1.0 if x.mean() > 0.0 else 0.5
        factor = 1
        if x.max() > 0.0:
            factor = 0.5
        return x * scale * factor


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
