"""An optimizer has a learning rate for each group, and those that change are Cells."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(2, 2)

    def construct(self, x):
        return self.fc(x)


def rates():
    net = Net()
    groups = [{"params": net.trainable_params(), "lr": 0.1}]
    optimizer = nn.Momentum(groups, learning_rate=(0.1, 0.2), momentum=0.9)
    found = []
    for rate in optimizer.learning_rate:
        found.append(rate.learning_rate)
    return found


RATES = rates()


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
