"""A dict of which a value is None or a Tensor: the interpreter has no dict there."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        found = {"out": x, "more": None} if x.mean() > 100.0 else {"out": x * 2, "more": x}  # expect: MSG357
        return found["out"] + 1


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
