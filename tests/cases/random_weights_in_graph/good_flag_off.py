"""The code after `if not self.flag: return`, where nobody sets the flag."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self, project=False):
        super().__init__()
        self.relu = nn.ReLU()
        self.project = project

    def construct(self, x):
        if not self.project:
            return self.relu(x)
        x = nn.Dense(2, 3)(x)
        return self.relu(x)


class Net(nn.Cell):
    def __init__(self, project=False):
        super().__init__()
        self.block = Block(project)

    def construct(self, x):
        return self.block(x)


def run():
    net = Net(project=False)
    return net(Tensor([[1.0, 2.0]], ms.float32))
