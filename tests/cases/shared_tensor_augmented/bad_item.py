"""A list or tuple has the Tensor."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        a = ops.relu(x)
        kept = [a]
        a += 1  # expect: MSG704 [unsafe]
        b = ops.tanh(x)
        both = (a, b)
        for each in both:
            each -= 1  # expect: MSG704 [unsafe]
        named = {"c": ops.abs(x)}
        c = named["c"]
        named["c"] += 1  # expect: MSG704 [unsafe]
        return kept, both, c


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
