"""The item is joined with another Tensor, which has a dimension more then."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def join(self, first, second):
        parts = [first, second]
        return ops.concat(parts, -1)

    def construct(self, x):
        skips = {"low": x * 2, "high": x}
        low = skips["low"]  # expect: MSG227 [safe]
        return self.join(x, low)


def inputs():
    return (Tensor(np.ones((2, 3, 4)), ms.float32),)
