"""The limit of the first call holds in all of them."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, mint, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        limit = float(mint.add(x, 0).asnumpy().max())  # expect: MSG601
        return ops.clamp(x, max=limit / 2)  # expect: MSG759


def inputs():
    return (Tensor(np.random.randn(6, 4), ms.float32),)
