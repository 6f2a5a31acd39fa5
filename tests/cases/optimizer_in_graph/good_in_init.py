"""An optimizer made in `__init__`, as in `nn.TrainOneStepCell`."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Parameter(Tensor(2.0, ms.float32), name="scale")
        self.optimizer = nn.SGD([self.scale], 0.1)

    def construct(self, x):
        self.optimizer((x.sum(),))
        return x + 1


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
