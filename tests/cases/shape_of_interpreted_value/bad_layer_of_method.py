"""The layer is what a method of it returns."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones").set_train(False)
        self.steps = 1

    def construct(self, x: Tensor):
        self.steps = 2  # expect: MSG201 [unsafe]
        return self.dense(x * self.steps)  # expect: MSG672 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
