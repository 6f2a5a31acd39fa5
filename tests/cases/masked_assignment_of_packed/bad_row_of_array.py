"""A row that NumPy made, and a mask of constants."""
import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.token = Parameter(Tensor(np.ones((5,)), ms.float32), name="token")
        self.mask = Tensor(np.array([[True, False, True], [False, True, False]]))

    def construct(self, x: Tensor):
        y = x * 2
        y[self.mask] = self.token.to(ms.float32)  # expect: MSG677
        return y


def inputs():
    return (Tensor(np.ones((2, 3, 5)), ms.float32),)
