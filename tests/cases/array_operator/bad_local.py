"""Arrays that graph code makes."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = np.arange(3).reshape(-1, 1)
        return x + Tensor(rows @ rows.T, ms.float32)  # expect: MSG145


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]], ms.float32),)
