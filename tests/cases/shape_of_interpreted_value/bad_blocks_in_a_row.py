"""Two blocks in a row: what the first one gives is what the interpreter made."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops

class B(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(4, 4, 3)
        self.dense = nn.Dense(5, 5)
        self.relu = nn.ReLU()
    def construct(self, x):
        x = Tensor(self.conv(x).asnumpy())  # expect: MSG601
        x = self.dense(x)  # expect: MSG672
        x = self.relu(x)
        return x

class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.a = B()
        self.b = B()
    def construct(self, x):
        x = self.a(x)
        return self.b(x)

def inputs():
    return (Tensor(np.ones((2, 4, 5, 5)), ms.float32),)
