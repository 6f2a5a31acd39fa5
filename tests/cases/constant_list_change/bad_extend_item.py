"""The items of the first call stay where they were put."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = []
        parts.extend([x, x * 2])  # expect: MSG713 [safe]
        return ops.relu(parts[1]) + 1


def inputs():
    return (Tensor(np.random.randn(2), ms.float32),)
