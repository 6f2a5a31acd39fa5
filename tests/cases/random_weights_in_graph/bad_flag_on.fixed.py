"""The same with the flag set."""
import mindspore as ms
from mindspore import Tensor, nn

FIX_CHANGES_RESULT = "the original draws new weights at each call"


class Block(nn.Cell):
    def __init__(self, project=False):
        super().__init__()
        self.softmax = nn.Softmax()
        self.project = project
        self.dense = nn.Dense(2, 3)

    def construct(self, x):
        if not self.project:
            return self.softmax(x)
        x = self.dense(x)  # expect: MSG501 [unsafe]
        return self.softmax(x)


class Net(nn.Cell):
    def __init__(self, project=False):
        super().__init__()
        self.block = Block(project)

    def construct(self, x):
        return self.block(x)


def run():
    net = Net(project=True)
    x = Tensor([[1.0, 2.0]], ms.float32)
    return bool((net(x) == net(x)).all())
