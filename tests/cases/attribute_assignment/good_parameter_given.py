"""A Parameter that the constructor is given may be assigned."""
# confidence: medium
import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, nn


class Keeping(nn.Cell):
    def __init__(self, state):
        super().__init__()
        self.state = state

    def construct(self, x: Tensor):
        self.state = x
        return x + 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.own = Parameter(Tensor(np.ones((2, 3)), ms.float32), name="own")
        self.keeping = Keeping(self.own)

    def construct(self, x: Tensor):
        return self.keeping(x)


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
