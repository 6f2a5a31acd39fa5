"""A method of a Tensor."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        count = int(y.max()) - 3
        return y.chunk(count, 0)[0]  # expect: MSG538



def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
