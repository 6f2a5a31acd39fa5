"""An argument that is bound anew to a tuple where a Tensor says so."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if x.mean() > 0.0:
            x = (x, x)
        return x  # expect: MSG313


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
