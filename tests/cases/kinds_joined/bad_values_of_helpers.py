"""Dicts with the same keys that two helpers make: a value is a Tensor or a tuple."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def large(self, x: Tensor):
        return {"out": x, "more": x}

    def small(self, x: Tensor):
        more = (x, x)
        return {"out": x * 2, "more": more}

    def construct(self, x: Tensor):
        if x.mean() > 0.0:
            found = self.large(x)
        else:
            found = self.small(x)
        return found["out"]  # expect: MSG313


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
