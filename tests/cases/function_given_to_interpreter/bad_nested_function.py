"""A nested function for NumPy."""
import numpy as np
from mindspore import Tensor, mint, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        def spread(row):
            return row.max() - row.min()

        return mint.abs(x) * float(np.apply_along_axis(spread, 1, x.asnumpy()).sum())  # expect: MSG553, MSG627


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]]),)
