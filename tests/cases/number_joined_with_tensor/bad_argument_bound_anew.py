"""An argument that is bound anew to a number where a Tensor says so."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def limit(self, value: Tensor):
        if value.mean() > 0.0:
            value = 3
        return value * 2  # expect: MSG305

    def construct(self, x: Tensor):
        return self.limit(x)


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
