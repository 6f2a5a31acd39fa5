"""A deque is asked whether it holds anything."""
from collections import deque

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        queue = deque([x])  # expect: MSG516
        queue.append(x * 2)  # expect: MSG263
        if queue:
            x = x + 1
        return x


def inputs():
    return (Tensor(np.arange(8).reshape(2, 4), ms.float32),)
