"""A number out of a list that Python made."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, mint, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        numbers = [mint.add(x, 0).asnumpy().argmax().item() % 3, 2]  # expect: MSG627
        return ops.linspace(0, 1, numbers[0] + 1)  # expect: MSG759


def inputs():
    return (Tensor(np.random.randn(6, 4), ms.float32),)
