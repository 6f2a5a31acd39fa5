"""A dict gets the summands of a sum that starts with 0."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        losses = {}
        total = 0
        for i in range(2):
            loss = ops.relu(x[i]).mean()
            losses[f"loss {i}"] = loss
            total += loss  # expect: MSG704 [unsafe]
        return total, list(losses.values())


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
