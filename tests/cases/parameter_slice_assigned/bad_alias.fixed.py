"""Under a local name: that one has the new items, the Parameter has not."""
import numpy as np

import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.queue = Parameter(Tensor(np.ones((4, 3)), ms.float32), name="queue")

    def construct(self, x: Tensor):
        queue = self.queue
        queue[::2, ...] = x  # expect: MSG229 [safe]
        return x * queue.sum()


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
