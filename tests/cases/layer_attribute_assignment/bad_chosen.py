"""One of two layers chosen at run time."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()
        self.sigmoid = nn.Sigmoid()
        self.act = nn.ReLU()

    def construct(self, x):
        if x.shape[0] > 1:
            self.act = self.sigmoid  # expect: MSG219
        return self.act(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
