"""An optimizer made by a method."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weights = ms.ParameterTuple([Parameter(Tensor(2.0, ms.float32), name="scale")])
        self.optimizer = nn.Adam(self.weights, learning_rate=0.1)

    def update(self, x):
        optimizer = self.optimizer  # expect: MSG507 [unsafe]
        optimizer((x.sum(),))
        return x

    def construct(self, x):
        return self.update(x) * self.weights[0]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
