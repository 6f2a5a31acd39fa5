"""Twice."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones")

    def construct(self, x: Tensor):
        self.set_train(False)  # expect: MSG611
        y = self.dense(x)
        self.set_train(True)  # expect: MSG611
        return y


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
