"""What operators and functions of NumPy make of arrays."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = np.sin(2 * np.arange(3) / 3)
        return x + Tensor(rows[:, None] @ rows[None], ms.float32)  # expect: MSG145


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]], ms.float32),)
